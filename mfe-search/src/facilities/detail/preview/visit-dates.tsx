import type { FacilityPreview } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink } from '@enerabi/shared/ui';
import { CalendarIcon } from '@enerabi/shared/ui/icons';
import { VisitSlots } from '../../visit-slots/visit-slots.tsx';
import { copy } from './preview.copy.ts';
import { PreviewSection } from './preview-section.tsx';

interface VisitDatesProps {
  /** Path name of the facility. */
  of: string;
  slots: FacilityPreview['visit_slots'];
  datesAhead: number;
}

/** The booking page has all of them. */
const shownSlots = 3;

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
          <VisitSlots slots={slots.slice(0, shownSlots)} />
        </>
      )}
    </PreviewSection>
  );
}
