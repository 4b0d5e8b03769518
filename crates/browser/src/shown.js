// What the page of a table shows; nothing while something is being sent.
const main = document.getElementById("table");
if (!main || document.readyState !== "complete" || document.querySelector("#decision.sending")) return null;
const legal = [...document.querySelectorAll("button.legal")].filter((thing) => thing.checkVisibility());
return {
  last: Number(main.dataset.last),
  mine: main.dataset.mine !== undefined,
  over: main.classList.contains("over"),
  asks: document.querySelector("#decision h2").textContent,
  // A cell to which a trip leads is no action of the rules: it has the trip proposed.
  legal: legal.map((thing) => (thing.name === "to" ? `to:${thing.value}` : thing.value)),
};
