// A component file that is chosen goes into the field for its text; without this script it is pasted there.

for (const line of document.querySelectorAll(".scripted")) line.hidden = false;

document.addEventListener("change", async (event) => {
  const field = document.getElementById(event.target.dataset?.into ?? "");
  const file = event.target.files?.[0];
  if (!field || !file) return;
  field.value = await file.text();
  const name = document.querySelector(`[data-names="${field.id}"]`);
  if (name && !name.value) name.value = file.name.slice(0, 60);
});
