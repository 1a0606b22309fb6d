import type { FacilityPreview, PreviewedSlot } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, classesText, monthDayText, periodText, timeText } from '@enerabi/shared/ui';
import { CalendarIcon } from '@enerabi/shared/ui/icons';
import { copy } from './preview.copy.ts';
import { PreviewSection } from './preview-section.tsx';
import { slotState } from './slot-state.ts';
import styles from './visit-dates.module.css';

interface VisitDatesProps {
  /** Path name of the facility. */
  of: string;
  slots: FacilityPreview['visit_slots'];
  datesAhead: number;
}

/**
 * Shows the next visit dates, also full ones, and links to the booking: another remote's flow, so the link loads a
 * document (R2).
 */
export function VisitDates({ of, slots, datesAhead }: VisitDatesProps) {
  const words = useCapabilities().visitBooking ? copy.visits.here : copy.visits.elsewhere;
  return (
    <PreviewSection
      id="visits"
      more={
        words.reserve &&
        slots.length > 0 && (
          <ButtonLink to={`/one_stop/f/${of}`} icon={<CalendarIcon size="small" />} reloadDocument>
            {words.reserve}
          </ButtonLink>
        )
      }
    >
      {slots.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.lead(datesAhead)}</p>
          <ul className={styles.slots}>
            {slots.map((slot) => (
              <Slot key={slot.starts_at} {...slot} />
            ))}
          </ul>
        </>
      )}
    </PreviewSection>
  );
}

function Slot({ starts_at, ends_at, child_class_ids, families_left, book_by }: PreviewedSlot) {
  const { visitBooking } = useCapabilities();
  const state = slotState(families_left);
  const { sign, text } = copy.visits.status[state];
  const classes = classesText(child_class_ids);
  return (
    <li className={styles.slot} data-state={state}>
      <span className={styles.time}>{periodText(starts_at, ends_at)}</span>
      <span className={styles.status}>
        <span className={styles.sign} aria-hidden="true">
          {sign}
        </span>
        {text(families_left)}
      </span>
      <span className={styles.detail}>
        <span>{classes ? copy.visits.classes(classes) : copy.visits.anyClass}</span>
        {visitBooking && state !== 'full' && (
          <span>{copy.visits.bookBy(`${monthDayText(book_by)}${timeText(book_by.slice(11, 16))}`)}</span>
        )}
      </span>
    </li>
  );
}
