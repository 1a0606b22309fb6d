/** How full a slot is, shown in words and by a sign; `unopened`: its booking begins later. */
export type SlotState = 'open' | 'few' | 'full' | 'unopened';

interface Slot {
  /** How many more families can come. */
  families_left: number;
  /** When its booking begins; null or absent: it has begun. */
  opens_at?: string | null;
}

export function slotState({ families_left, opens_at }: Slot): SlotState {
  if (families_left === 0) return 'full';
  if (opens_at) return 'unopened';
  return families_left === 1 ? 'few' : 'open';
}
