/** How full a slot is, shown in words and by a sign. */
export type SlotState = 'open' | 'few' | 'full';

/** @param familiesLeft how many more families can come */
export function slotState(familiesLeft: number): SlotState {
  if (familiesLeft === 0) return 'full';
  return familiesLeft === 1 ? 'few' : 'open';
}
