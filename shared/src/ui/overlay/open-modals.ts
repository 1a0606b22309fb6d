/*
 * The order in which modals were opened stands in the document, not in a variable: every remote carries its own copy
 * of this module, and one page may have modals of several.
 */

/** Opens it over all others. The page below is held still by an attribute: not every browser knows `:has()`. */
export function openModal(dialog: HTMLDialogElement): void {
  const { dataset } = document.documentElement;
  dialog.showModal();
  dataset.modals = String(Number(dataset.modals ?? 0) + 1);
  dialog.dataset.opened = dataset.modals;
}

/** Closes it; with the last one the page can be scrolled again. */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.close();
  if (!document.querySelector('dialog[open][data-opened]')) delete document.documentElement.dataset.modals;
}
