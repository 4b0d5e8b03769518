// The beginning: a table is followed, a lobby reloads.

addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => event.persisted && table()?.dataset.table && follow());

if (table()?.dataset.table) {
  wasMine = table().dataset.mine !== undefined;
  document.body.append(news);
  takeIn();
  settle();
  follow();
  sendKept();
} else if (document.getElementById("lobby")) {
  // Before the game every event is worth a fresh page.
  const { lobby, last } = document.getElementById("lobby").dataset;
  source = new EventSource(`/api/tables/${lobby}/live?after=${last}`);
  source.addEventListener("message", () => location.reload());
}
