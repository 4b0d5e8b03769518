// The beginning: a table is followed, and so is a lobby.

addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => event.persisted && table()?.dataset.table && follow());

if (table()?.dataset.table) {
  wasMine = table().dataset.mine !== undefined;
  document.body.append(news);
  takeIn();
  settle();
  follow();
  sendKept();
} else {
  followLobby();
}
