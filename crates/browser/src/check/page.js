// Checks of our own that every page has to pass. Each gives what is wrong, in words; nothing is wrong with a good page.

const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const seen = (element) => element.checkVisibility({ visibilityProperty: true });
const found = [];
const wrong = (what, element) => found.push(element ? `${what}: ${spelt(element)}` : what);

// An element in a line: enough to find it in the markup.
function spelt(element) {
  const tag = element.cloneNode(false).outerHTML.replace(/<\/.*$/, "").slice(0, 160);
  const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  return words ? `${tag} ${words}` : tag;
}

// What is there for readers only takes a pixel.
function isForReaders(element) {
  for (let one = element; one; one = one.parentElement) if (one.classList.contains("sr")) return true;
  return false;
}

// Structure: landmarks, headings, language, ids.

function structure() {
  if (!document.documentElement.lang) wrong("the page has no language");
  if (!document.title.trim()) wrong("the page has no title");
  for (const [selector, number] of [["main", 1], ["h1", 1], ["body > header, body > main > header", 1]]) {
    const count = all(selector).length;
    if (count !== number) wrong(`there are ${count} of ${selector}, not ${number}`);
  }
  let level = 0;
  for (const heading of all("h1, h2, h3, h4").filter(seen)) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) wrong(`a heading after one of level ${level}`, heading);
    level = next;
  }
  const named = (one) => document.getElementById(one.getAttribute("aria-labelledby"))?.textContent;
  const names = all("nav, aside").filter(seen).map((one) => one.getAttribute("aria-label") ?? named(one));
  if (new Set(names).size !== names.length) wrong(`two landmarks have the same name: ${names.join(", ")}`);
  const ids = all("[id]").map((element) => element.id);
  for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place))) wrong(`the id ${id} is there twice`);
}

// All words stand in a landmark, but for links that skip and signs that tell.
function landmarks() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !seen(parent)) continue;
    if (!parent.closest("main, header, footer, nav, aside, .skip, [role=status], [aria-live], svg, script")) {
      wrong("words outside of all landmarks", parent);
    }
  }
}

// ARIA: roles and attributes that exist, references that lead somewhere.

const ROLES = "alert button checkbox dialog group heading img link list listitem main menu menuitem navigation none note"
  + " presentation progressbar radio region search slider status switch tab table tablist tabpanel textbox timer toolbar";
const STATES = "atomic busy checked controls current describedby description details disabled expanded haspopup hidden"
  + " invalid keyshortcuts label labelledby level live modal orientation pressed readonly required roledescription"
  + " selected sort valuemax valuemin valuenow valuetext";

function aria() {
  for (const element of all("[role]")) {
    if (!ROLES.split(" ").includes(element.getAttribute("role"))) wrong("no such role", element);
  }
  for (const element of all("*")) {
    for (const { name, value } of element.attributes) {
      if (!name.startsWith("aria-")) continue;
      if (!STATES.split(" ").includes(name.slice(5))) wrong(`no such attribute ${name}`, element);
      const refers = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-details"].includes(name);
      for (const id of refers ? value.split(/\s+/) : []) {
        if (!document.getElementById(id)) wrong(`nothing has the id ${id}`, element);
      }
    }
  }
  for (const element of all("div[aria-label], span[aria-label], p[aria-label]").filter((one) => !one.hasAttribute("role"))) {
    wrong("what has no role can have no name", element);
  }
  for (const list of all("ul, ol")) {
    for (const child of list.children) {
      if (child.tagName !== "LI" || (child.getAttribute("role") ?? "listitem") !== "listitem") {
        wrong("what is in a list is no item of it", child);
      }
    }
  }
  for (const row of all("[data-row][role=toolbar], [data-row][role=group]")) {
    if (!row.getAttribute("aria-label") && !row.getAttribute("aria-labelledby")) wrong("a row without a name", row);
  }
  for (const inner of all("button, a[href], [role=img]")) {
    const within = all("button, a[href], input, select, textarea, [tabindex]", inner)[0];
    if (within) wrong("what can be pressed is within what can be pressed", within);
  }
  for (const hidden of all("[aria-hidden=true] a[href], [aria-hidden=true] button, [aria-hidden=true] input")) {
    if (hidden.tabIndex >= 0) wrong("the keyboard comes to what readers do not hear of", hidden);
  }
}

// Names: of pictures and fields. What else can be pressed is asked from the tree that readers get.

function pictures() {
  for (const picture of all("svg, img").filter(seen)) {
    const isHidden = picture.closest("[aria-hidden=true]");
    if (picture.getAttribute("role") === "presentation" && picture.querySelector(":scope > [role=img] > title")) continue;
    const isPart = picture.closest("button, a[href], [role=img]");
    const isNamed = picture.getAttribute("role") === "img" && (picture.getAttribute("aria-label") || picture.querySelector("title"));
    if (!isHidden && !isPart && !isNamed && !picture.getAttribute("alt")) wrong("a picture without a name", picture);
  }
}

function fields() {
  for (const field of all("input:not([type=hidden]), select, textarea").filter(seen)) {
    const isNamed = field.labels.length || field.getAttribute("aria-label") || field.getAttribute("aria-labelledby");
    if (!isNamed) wrong("a field without a label", field);
  }
}

// Sizes: nothing is wider than the screen, nothing too small to be hit. A short cut for the mouse alone may be small where
// a link of full size on the same page leads to the same place.

function isShortCut(target) {
  const isThere = (other) => other.getAttribute("href") === target.getAttribute("href") && !other.closest("[aria-hidden=true]");
  return target.closest("[aria-hidden=true]") && all("a[href]").some(isThere);
}

function sizes() {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) {
    const wide = all("body *").filter((element) => seen(element) && element.getBoundingClientRect().right > width + 1);
    wrong(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${width}`, wide[0]);
  }
  for (const target of all("a[href], button, input:not([type=hidden]), select, textarea, summary").filter(seen)) {
    const box = (target.closest("label") ?? target).getBoundingClientRect();
    const isInText = getComputedStyle(target).display === "inline" && target.closest("p, li, dd, dt, td");
    const isThrough = getComputedStyle(target).pointerEvents === "none";
    if (isInText || isThrough || isForReaders(target) || target.classList.contains("skip")) continue;
    if (isShortCut(target)) continue;
    if (box.width < 23.5 || box.height < 23.5) {
      wrong(`a target of ${Math.round(box.width)} x ${Math.round(box.height)}`, target);
    }
  }
}

// Contrast, from what the style sheets say.

const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const known = new Map();

function colour(text) {
  if (!known.has(text)) {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = text;
    pixel.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
    known.set(text, [red, green, blue, alpha / 255]);
  }
  return known.get(text);
}

const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];

function luminance([red, green, blue]) {
  const [r, g, b] = [red, green, blue].map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

// The grounds that words may stand on: of a gradient each of its colours. None where a drawing lies behind.
function grounds(element) {
  const layers = [];
  for (let one = element; one; one = one.parentElement) {
    const style = getComputedStyle(one);
    const image = style.backgroundImage;
    if (image.includes("url(")) return [];
    const stops = image === "none" ? [] : (image.match(/(rgba?|color|oklab|oklch|lab)\([^()]*\)/g) ?? []).map(colour);
    const plain = colour(style.backgroundColor);
    if (stops.some((stop) => stop[3] > 0)) layers.push(stops);
    else if (plain[3] > 0) layers.push([plain]);
    if (plain[3] === 1 || (stops.length && stops.every((stop) => stop[3] === 1))) break;
  }
  let below = [[255, 255, 255, 1]];
  for (const layer of layers.reverse()) below = layer.flatMap((upper) => below.map((lower) => over(upper, lower)));
  return below;
}

function opacity(element) {
  let all = 1;
  for (let one = element; one; one = one.parentElement) all *= Number(getComputedStyle(one).opacity);
  return all;
}

function legible(element, style, what) {
  const [red, green, blue, alpha] = colour(style.color);
  const ink = [red, green, blue, alpha * opacity(element)];
  const size = parseFloat(style.fontSize);
  const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  const ratios = grounds(element).map((ground) => ratio(over(ink, ground), ground));
  const worst = Math.min(...ratios);
  if (ratios.length && worst < least - 0.01) wrong(`${what} of contrast ${worst.toFixed(2)}, not ${least}`, element);
}

function contrast() {
  const checked = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || checked.has(element)) continue;
    checked.add(element);
    if (!seen(element) || isForReaders(element) || element.closest("svg, script, [aria-hidden=true]")) continue;
    legible(element, getComputedStyle(element), "words");
  }
  for (const field of all("[placeholder]").filter(seen)) legible(field, getComputedStyle(field, "::placeholder"), "a hint");
}

for (const check of [structure, landmarks, aria, pictures, fields, sizes, contrast]) check();
return [...new Set(found)];
