/** How full a slot is; words and a sign say it together. */
export type SlotState = 'open' | 'few' | 'full';

/** @param familiesLeft places left, for families */
export function slotState(familiesLeft: number): SlotState {
  if (familiesLeft === 0) return 'full';
  return familiesLeft === 1 ? 'few' : 'open';
}
