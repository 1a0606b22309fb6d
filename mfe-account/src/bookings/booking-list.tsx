import type { MemberBooking } from '@enerabi/shared/contract';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { CardList } from '../member/card-list.tsx';
import { BookingCard } from './booking-card.tsx';
import { type BookingsQuestion, bookableFacilities, bookingsAddress } from './bookings.address.ts';
import { copy } from './bookings.copy.ts';
import { CancelButton } from './cancel-button.tsx';

interface BookingListProps {
  bookings: readonly MemberBooking[];
  question: BookingsQuestion;
}

export const BookingList = ({ bookings, question: { when, page } }: BookingListProps) => {
  if (bookings.length === 0) return when === 'past' ? <NonePast /> : <NoneAhead />;
  return (
    <CardList>
      {bookings.map((booking) => (
        <li key={booking.booking_id}>
          <BookingCard
            booking={booking}
            when={when}
            heading="h2"
            cancel={<CancelButton booking={booking} page={page} />}
          />
        </li>
      ))}
    </CardList>
  );
};

const NoneAhead = () => (
  <EmptyState
    title={copy.none.upcoming.title}
    illustration="/illustrations/visit.svg"
    actions={
      <>
        <ButtonLink to={bookableFacilities}>{copy.none.upcoming.search}</ButtonLink>
        <ButtonLink kind="plain" to="/mypage/favorite/facility">
          {copy.none.upcoming.favorites}
        </ButtonLink>
      </>
    }
  >
    <p>{copy.none.upcoming.text}</p>
  </EmptyState>
);

const NonePast = () => (
  <EmptyState
    title={copy.none.past.title}
    illustration="/illustrations/growing.svg"
    actions={
      <ButtonLink kind="secondary" to={bookingsAddress()}>
        {copy.none.past.back}
      </ButtonLink>
    }
  >
    <p>{copy.none.past.text}</p>
  </EmptyState>
);
