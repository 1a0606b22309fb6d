import type { MemberBooking } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { CardList } from '../member/card-list.tsx';
import { BookingCard } from './booking-card.tsx';
import { type BookingsQuery, bookingsAddress, visitSearch } from './bookings.address.ts';
import { copy } from './bookings.copy.ts';
import { CancelButton } from './cancel-button.tsx';

interface BookingListProps {
  bookings: readonly MemberBooking[];
  query: BookingsQuery;
}

export const BookingList = ({ bookings, query: { when, page } }: BookingListProps) => {
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

function NoneAhead() {
  const can = useCapabilities();
  const { title, text, search, searchAll, favorites } = copy.none.upcoming;
  return (
    <EmptyState
      title={title}
      illustration="/illustrations/visit.svg"
      actions={
        <>
          <ButtonLink to={visitSearch(can)}>{can.visitBooking ? search : searchAll}</ButtonLink>
          <ButtonLink kind="plain" to="/mypage/favorite/facility">
            {favorites}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

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
