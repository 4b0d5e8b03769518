// Before the game: when others come or go the lobby is put in place afresh, and what somebody types there, unfolds or
// chooses just now stays. On the form of a new table a press on a character seats it.

async function refreshLobby() {
  const answer = await fetch(location.pathname, { headers: { accept: "text/html" } });
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const next = fresh.getElementById("lobby"), old = document.getElementById("lobby");
  // The game has begun, or the table was closed: that is another page.
  if (!answer.ok || !next || !old) return location.reload();
  const kept = new Map([...old.querySelectorAll("input:not([type=hidden]), select, textarea")].map((field) => [fieldKey(field), field.value]));
  const focus = document.activeElement?.closest?.("#lobby") ? fieldKey(document.activeElement) : null;
  const open = [...old.querySelectorAll("details")].map((details) => details.open);
  old.replaceWith(next);
  for (const field of next.querySelectorAll("input:not([type=hidden]), select, textarea")) {
    const value = kept.get(fieldKey(field));
    if (value !== undefined && !field.readOnly) field.value = value;
    if (fieldKey(field) === focus) field.focus({ preventScroll: true });
  }
  next.querySelectorAll("details").forEach((details, place) => { details.open ||= open[place] ?? false; });
}

// A field by its form and its name; the place in the form tells equal ones apart.
function fieldKey(field) {
  const place = field.form?.querySelector("[name=place]")?.value ?? "";
  return [field.form?.getAttribute("action"), place, field.name, field.tagName].join(" ");
}

function followLobby() {
  const lobby = document.getElementById("lobby");
  if (!lobby) return;
  source = new EventSource(`${ROOT}/api/tables/${lobby.dataset.lobby}/live?after=${lobby.dataset.last}`);
  source.addEventListener("message", () => inTurn(refreshLobby).catch(() => location.reload()));
}

const seatFields = () => [...document.querySelectorAll("#new-table select[name^=seat-]")];

// Which seats have a character, and whether names are asked: only where several people share a screen.
function showSeated() {
  for (const button of document.querySelectorAll(".character[data-level]")) {
    const isSeated = seatFields().some((field) => field.value === button.dataset.level);
    button.setAttribute("aria-pressed", isSeated);
  }
  const isShared = seatFields().filter((field) => field.value === "me").length > 1;
  for (const field of seatFields()) {
    const name = field.parentElement.querySelector(".seat-name");
    if (name) name.hidden = !isShared || field.value !== "me";
  }
}

function seatCharacter(level) {
  const fields = seatFields();
  const seated = fields.find((field) => field.value === level);
  const has = (field, value) => [...field.options].some((option) => option.value === value);
  if (seated) seated.value = has(seated, "none") ? "none" : "open";
  else {
    const free = fields.find((field) => field.value === "none") ?? fields.find((field) => field.value === "open")
      ?? fields.findLast((field) => field.value !== "me");
    if (free) free.value = level;
  }
  showSeated();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.(".character[data-level]");
  if (button) seatCharacter(button.dataset.level);
});
document.addEventListener("change", (event) => event.target.matches?.("#new-table select") && showSeated());

if (seatFields().length) {
  for (const note of document.querySelectorAll(".scripted")) note.hidden = false;
  showSeated();
}
