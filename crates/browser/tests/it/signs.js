// What is wrong with the signs of the map: none is cut, covered or written over.

const found = [];
const map = document.querySelector(".map");
if (!map || !map.checkVisibility()) return ["there is no map to be seen"];
const all = (selector, within) => [...within.querySelectorAll(selector)].filter((one) => one.checkVisibility());
const drawn = (one) => !(one instanceof SVGSVGElement) && one.closest(".map");

// For a while everything that is drawn can be hit, so that the browser tells what lies on top.
const hit = [...map.querySelectorAll("li, .hex, .rig, .rig *")];
const pressed = [...map.querySelectorAll(".press")];
for (const one of hit) one.style.pointerEvents = "auto";
for (const one of pressed) one.style.pointerEvents = "none";

const signs = all(".plate, .dropped", map);
const named = (sign) => `${sign.closest("li").querySelector(".cell")?.textContent} ${sign.textContent.trim()}`;
const meet = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;

if (!signs.length) found.push("the map has no signs");
for (const sign of signs) {
  sign.scrollIntoView({ block: "center", behavior: "instant" });
  const box = sign.getBoundingClientRect();
  if (box.left < 0 || box.right > document.documentElement.clientWidth) found.push(`${named(sign)} is cut by the edge of the screen`);
  const boards = all(".plank, .block", sign);
  for (const piece of all("text.count, text.points, .gem", sign)) {
    const { left, top, width, height } = piece.getBoundingClientRect();
    if (boards.length && !boards.some((board) => within(piece.getBoundingClientRect(), board.getBoundingClientRect()))) {
      found.push(`${named(sign)}: something reaches over its board`);
    }
    // Without a board only the middle of a crystal is sure to be drawn.
    for (const [x, y] of boards.length ? [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5]] : [[0.5, 0.5]]) {
      const top_ = document.elementsFromPoint(left + width * x, top + height * y).find(drawn);
      if (top_ && !sign.contains(top_)) found.push(`${named(sign)} is covered by ${top_.outerHTML.slice(0, 80)}`);
    }
  }
  for (const board of boards) {
    const { left, top, right, bottom } = board.getBoundingClientRect();
    for (const [x, y] of [[left + 4, (top + bottom) / 2], [right - 4, (top + bottom) / 2]]) {
      const top_ = document.elementsFromPoint(x, y).find(drawn);
      if (top_ && !sign.contains(top_)) found.push(`${named(sign)} is covered at its end by ${top_.outerHTML.slice(0, 80)}`);
    }
  }
}
scrollTo(0, 0);
const boxes = signs.filter((sign) => sign.matches(".plate")).map((sign) => [sign, sign.getBoundingClientRect()]);
for (const [place, [sign, box]] of boxes.entries()) {
  for (const [other, there] of boxes.slice(place + 1)) {
    const parts = (one) => all(".plank, .block", one).map((board) => board.getBoundingClientRect());
    const touches = meet(box, there) && parts(sign).some((one) => parts(other).some((two) => meet(one, two)));
    if (touches) found.push(`${named(sign)} lies over ${named(other)}`);
  }
}
// The names of cells hide nothing: no sign lies under them, and they are small. Nor are they hidden, but
// for the edge of a letter: around letters and digits a box has room above, and below the line.
for (const cell of all(".cell", map)) {
  const box = cell.getBoundingClientRect();
  const hidden = boxes.find(([, there]) => meet(box, there) && cell.closest(".signs"));
  if (hidden) found.push(`the name ${cell.textContent} hides ${named(hidden[0])}`);
  const letters = {
    left: box.left + box.width * 0.2, right: box.right - box.width * 0.2,
    top: box.top + box.height * 0.25, bottom: box.top + box.height * 0.75,
  };
  const cover = signs.find((sign) => all(".plank, .block", sign).some((board) => meet(letters, board.getBoundingClientRect())));
  if (cover) found.push(`the name ${cell.textContent} is hidden by ${named(cover)}`);
  if (box.height > 24) found.push(`the name ${cell.textContent} is ${Math.round(box.height)} high`);
}
for (const one of [...hit, ...pressed]) one.style.pointerEvents = "";
return [...new Set(found)];
