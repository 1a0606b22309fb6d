import { type SlotState, slotState } from './slot-state.ts';
import { slotWords } from './slot-status.copy.ts';
import styles from './slot-status.module.css';

/** Says how full a slot is: in words, and by a sign for the eye. */
export function SlotStatus(slot: { families_left: number; opens_at?: string | null }) {
  const state = slotState(slot);
  return (
    <span className={styles.status}>
      <SlotSign state={state} />
      {slotWords[state].text(slot.families_left)}
    </span>
  );
}

/** The sign alone, hidden from screen readers: words beside it say the same. */
export const SlotSign = ({ state }: { state: SlotState }) => (
  <span className={styles.sign} data-state={state} aria-hidden="true">
    {slotWords[state].sign}
  </span>
);
