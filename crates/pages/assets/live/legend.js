// The legend comes up beside the table, and stays while the game goes on. Without this script it is a page. The menu closes
// when something else is pressed.

const drawer = document.createElement("aside");
drawer.id = "legend-drawer";
drawer.className = "drawer slab";
drawer.tabIndex = -1;

async function openLegend(link) {
  const page = await fetchLegend();
  const signs = page?.getElementById("legend");
  if (!signs) return location.assign(link.href);
  const name = words(link), close = page.querySelector("[data-close]").dataset.close;
  const head = document.createElement("div"), title = document.createElement("h2"), button = document.createElement("button");
  head.className = "drawer-head";
  title.textContent = name;
  button.className = "btn ghost icon-only";
  button.type = "button";
  button.textContent = "✕";
  button.setAttribute("aria-label", close);
  button.addEventListener("click", closeLegend);
  head.append(title, button);
  drawer.setAttribute("aria-label", name);
  drawer.replaceChildren(head, fromLegend(page, signs));
  document.body.append(drawer);
  button.focus();
}

function closeLegend() {
  const hadFocus = drawer.contains(document.activeElement);
  drawer.remove();
  if (hadFocus) [...document.querySelectorAll("a[data-legend]")].find((link) => link.checkVisibility())?.focus();
}

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target) || event.target.closest(".menu-pop a")) menu.open = false;
  }
  const link = event.target.closest?.("a[data-legend]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  if (drawer.isConnected) return closeLegend();
  openLegend(link);
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !drawer.contains(document.activeElement)) return;
  event.stopImmediatePropagation();
  closeLegend();
}, { capture: true });
