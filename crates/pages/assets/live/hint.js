// While a strong bot thinks about a hint, the page asks now and then whether it is done.

let hoping = false;

function hope() {
  if (hoping || !table() || !document.querySelector("[data-thinking]")) return;
  hoping = true;
  setTimeout(async () => {
    hoping = false;
    // What others did meanwhile is shown first.
    const look = () => !heard.length && document.querySelector("[data-thinking]") && refresh(shown);
    await inTurn(look).catch(() => connection("off"));
    hope();
  }, 700);
}

new MutationObserver(hope).observe(document.body, { childList: true });
hope();
