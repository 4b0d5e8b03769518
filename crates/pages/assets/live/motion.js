// Motion: what moved in the game moves on the page.

function nameMoving() {
  for (const piece of document.querySelectorAll("[data-move]")) {
    piece.style.viewTransitionName = piece.dataset.move;
  }
}

// Where crystals lie: for every holder its place on the page and how many of each colour it has.
function holdings() {
  const holders = new Map();
  for (const holder of document.querySelectorAll("[data-holds]")) {
    const counts = {};
    for (const letter of holder.dataset.holds) counts[letter] = (counts[letter] ?? 0) + 1;
    const box = holder.getBoundingClientRect();
    // What is on a pane that is not shown has no place to fly from or to.
    holders.set(holder.dataset.holder, { box: box.width ? box : undefined, counts, holder });
  }
  return holders;
}

// Which crystals went from where to where: what one holder lost another gained, the rest comes from or goes to the supply.
function journeys(before, after) {
  const moved = [];
  for (const letter of "YGBM") {
    const lost = [], gained = [];
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const change = (after.get(name)?.counts[letter] ?? 0) - (before.get(name)?.counts[letter] ?? 0);
      const list = change > 0 ? gained : lost;
      for (let one = 0; one < Math.abs(change); one += 1) list.push(name);
    }
    while (lost.length || gained.length) {
      const from = before.get(lost.pop())?.box, to = after.get(gained.pop())?.box;
      moved.push({ letter, from, to });
    }
  }
  return moved;
}

function fly(moved) {
  const bar = document.getElementById("decision")?.getBoundingClientRect();
  moved.slice(0, 15).forEach(({ letter, from, to }, place) => {
    const start = from ?? bar, end = to ?? bar;
    const pattern = document.querySelector(`[data-crystal="${letter}"]`);
    if (!start || !end || !pattern) return;
    const flying = pattern.cloneNode(true);
    flying.classList.add("flying");
    document.body.append(flying);
    const at = (box) => `translate(${box.left + box.width / 2 - 14}px, ${box.top + box.height / 2 - 14}px)`;
    const frames = [
      { transform: at(start), opacity: from ? 1 : 0 },
      { transform: at(end), opacity: to ? 1 : 0 },
    ];
    const flight = flying.animate(frames, {
      duration: 420, delay: Math.min(place * 40, 180), easing: "cubic-bezier(.2,.7,.2,1)", fill: "both",
    });
    flight.onfinish = () => flying.remove();
    flight.oncancel = () => flying.remove();
  });
}
