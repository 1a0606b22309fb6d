import type { MemberBooking } from '@enerabi/shared/contract';
import { useActionData } from '@enerabi/shared/kernel';
import { Button, ButtonLink, cancelVisitCopy, Dialog, VisuallyHidden } from '@enerabi/shared/ui';
import { type MouseEvent, useRef, useState } from 'react';
import type { BookingsReply } from './bookings.action.ts';
import { bookingsAddress } from './bookings.address.ts';
import { bookingCopy } from './bookings.copy.ts';
import { CancelForm } from './cancel-form.tsx';

interface CancelButtonProps {
  booking: MemberBooking;
  /** Page of the list that shows the booking. */
  page: number;
}

/**
 * Starts cancelling a booking: with scripts in a dialog, without them at an address of its own (`CancelPanel`). A
 * cancelled booking leaves the list, and takes its dialog with it.
 */
export function CancelButton({ booking, page }: CancelButtonProps) {
  const reply = useActionData<BookingsReply>();
  const [isOpen, setIsOpen] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const ask = (event: MouseEvent): void => {
    event.preventDefault();
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  return (
    <>
      <ButtonLink
        kind="plain"
        size="small"
        to={bookingsAddress({ page, cancel: booking.booking_id })}
        onClick={ask}
      >
        <span>
          <VisuallyHidden>{bookingCopy.of(booking.facility.name)}</VisuallyHidden>
          {cancelVisitCopy.open}
        </span>
      </ButtonLink>
      {isOpen && (
        <Dialog open onClose={close} title={cancelVisitCopy.title} initialFocus={keep}>
          <CancelForm
            booking={booking}
            reply={reply}
            keep={
              <Button ref={keep} kind="secondary" onClick={close}>
                {cancelVisitCopy.keep}
              </Button>
            }
          />
        </Dialog>
      )}
    </>
  );
}
