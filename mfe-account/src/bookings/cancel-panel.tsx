import type { MemberBooking } from '@enerabi/shared/contract';
import { Sheet } from '@enerabi/shared/form';
import { useActionData } from '@enerabi/shared/kernel';
import { ButtonLink, cancelVisitCopy } from '@enerabi/shared/ui';
import type { BookingsReply } from './bookings.action.ts';
import { bookingsAddress } from './bookings.address.ts';
import { CancelForm } from './cancel-form.tsx';

/** Asks before a booking is cancelled, at an address of its own: for links from other pages, and without scripts. */
export function CancelPanel({ booking, page }: { booking: MemberBooking; page: number }) {
  const reply = useActionData<BookingsReply>();
  return (
    <Sheet>
      <h2>{cancelVisitCopy.title}</h2>
      <CancelForm
        booking={booking}
        reply={reply}
        keep={
          <ButtonLink kind="secondary" to={bookingsAddress({ page })}>
            {cancelVisitCopy.keep}
          </ButtonLink>
        }
      />
    </Sheet>
  );
}
