/*
 * The document holds the order in which modals were opened, not a variable: every remote has its own copy of this
 * module, and one page may show modals of several remotes.
 */

/**
 * Opens it above all other modals. An attribute stops the page from scrolling, since not every browser has `:has()`.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { dataset } = document.documentElement;
  dialog.showModal();
  dataset.modals = String(Number(dataset.modals ?? 0) + 1);
  dialog.dataset.opened = dataset.modals;
}

/** Closes it; after the last one, the page can scroll again. */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.close();
  if (!document.querySelector('dialog[open][data-opened]')) delete document.documentElement.dataset.modals;
}
