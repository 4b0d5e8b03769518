// While a strong bot thinks about a hint, the page asks now and then whether it is done.

let hoping = false;

function hope() {
  if (hoping || !table() || !document.querySelector("[data-thinking]")) return;
  hoping = true;
  setTimeout(async () => {
    hoping = false;
    const look = () => document.querySelector("[data-thinking]") && refresh(destination());
    await inTurn(look).catch(recover);
    hope();
  }, 700);
}

new MutationObserver(hope).observe(document.body, { childList: true });
hope();
