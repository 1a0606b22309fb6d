import type { PreviewedSlot } from '@enerabi/shared/contract';
import { Link, useCapabilities } from '@enerabi/shared/kernel';
import { classesText, momentText, periodText, SlotStatus, slotState } from '@enerabi/shared/ui';
import { copy } from './visit-slots.copy.ts';
import styles from './visit-slots.module.css';

interface ShownSlot extends PreviewedSlot {
  /** Absent on its own page. */
  facility?: { name: string; path_name: string };
}

/** Dates of visits in the order of time. */
export const VisitSlots = ({ slots }: { slots: readonly ShownSlot[] }) => (
  <ul className={styles.slots}>
    {slots.map((slot) => (
      <Slot key={`${slot.starts_at} ${slot.facility?.path_name}`} {...slot} />
    ))}
  </ul>
);

function Slot({ starts_at, ends_at, child_class_ids, families_left, book_by, facility }: ShownSlot) {
  const { visitBooking } = useCapabilities();
  const state = slotState({ families_left });
  const classes = classesText(child_class_ids);
  return (
    <li className={styles.slot} data-state={state}>
      <span className={styles.time}>{periodText(starts_at, ends_at)}</span>
      <SlotStatus families_left={families_left} />
      {facility && (
        <Link className={styles.facility} to={`/f/${facility.path_name}#visits`}>
          {facility.name}
        </Link>
      )}
      <span className={styles.detail}>
        <span>{classes ? copy.classes(classes) : copy.anyClass}</span>
        {visitBooking && state !== 'full' && <span>{copy.bookBy(momentText(book_by))}</span>}
      </span>
    </li>
  );
}
