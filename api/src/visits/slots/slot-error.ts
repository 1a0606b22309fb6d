/** A slot that cannot be added or closed; its text is one line for the person who tried. */
export class SlotError extends Error {
  override name = 'SlotError';
}
