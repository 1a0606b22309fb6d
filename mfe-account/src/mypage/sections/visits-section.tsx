import type { Mypage } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, cancelVisitCopy, VisuallyHidden } from '@enerabi/shared/ui';
import { BookingCard } from '../../bookings/booking-card.tsx';
import { bookingsAddress, visitSearch } from '../../bookings/bookings.address.ts';
import { bookingCopy } from '../../bookings/bookings.copy.ts';
import { CardList } from '../../member/card-list.tsx';
import { MemberSection } from '../../member/member-section.tsx';
import { copy } from '../mypage.copy.ts';
import { Invitation } from './invitation.tsx';

/** The next visits; they can be cancelled on the page of all bookings. */
export const VisitsSection = ({ visits: { total, next } }: Pick<Mypage, 'visits'>) => (
  <MemberSection
    id="visits"
    title={copy.visits.title}
    more={
      total > 0
        ? {
            to: bookingsAddress(),
            name: total > next.length ? copy.visits.all(total) : copy.visits.manage,
          }
        : undefined
    }
  >
    {next.length === 0 ? (
      <NoVisits />
    ) : (
      <CardList>
        {next.map((booking) => (
          <li key={booking.booking_id}>
            <BookingCard
              booking={booking}
              when="upcoming"
              cancel={
                <ButtonLink kind="plain" size="small" to={bookingsAddress({ cancel: booking.booking_id })}>
                  <span>
                    <VisuallyHidden>{bookingCopy.of(booking.facility.name)}</VisuallyHidden>
                    {cancelVisitCopy.open}
                  </span>
                </ButtonLink>
              }
            />
          </li>
        ))}
      </CardList>
    )}
  </MemberSection>
);

function NoVisits() {
  const can = useCapabilities();
  const { none, search } = copy.visits;
  return (
    <Invitation
      text={none}
      to={visitSearch(can)}
      action={can.visitBooking ? search : copy.favorites.search}
    />
  );
}
