import { deferredPart, type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { DemoNotice, Pagination } from '@enerabi/shared/ui';
import { LinkTabs } from '../member/link-tabs.tsx';
import { MemberPage } from '../member/member-page.tsx';
import { bookingsAddress } from './bookings.address.ts';
import { copy } from './bookings.copy.ts';
import type { BookingsData } from './bookings.loader.ts';
import { WaitlistEntries } from './waitlist-entries.tsx';

export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'bookings-action' */ './bookings.action.ts').then((module) =>
    module.action(args),
  );
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'bookings-loader' */ './bookings.loader.ts').then((module) =>
    module.loader(args),
  );

const BookingList = deferredPart(
  async () => (await import(/* webpackChunkName: 'bookings.list' */ './booking-list.tsx')).BookingList,
);

const CancelPanel = deferredPart(
  async () => (await import(/* webpackChunkName: 'bookings.list' */ './cancel-panel.tsx')).CancelPanel,
);
const BookingsResult = deferredPart(
  async () => (await import(/* webpackChunkName: 'bookings.list' */ './bookings-result.tsx')).BookingsResult,
);
export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { query, list, lastPage, entries } = useLoaderData<BookingsData>();
  const { when, page, cancel } = query;
  const asked = list.bookings.find(({ booking_id }) => booking_id === cancel);
  const fault = asked ? 'tooLate' : 'gone';
  return (
    <MemberPage title={copy.title} lead={copy.lead}>
      <BookingsResult fault={cancel === undefined || asked?.is_cancellable ? undefined : fault} />
      <LinkTabs
        label={copy.lists}
        tabs={[
          { to: bookingsAddress(), name: copy.upcoming, isCurrent: when === 'upcoming' },
          { to: bookingsAddress({ when: 'past' }), name: copy.past, isCurrent: when === 'past' },
        ]}
      />
      <DemoNotice facilities={list.bookings.map(({ facility }) => facility)} />
      {asked?.is_cancellable ? (
        <CancelPanel booking={asked} page={page} />
      ) : (
        <>
          <WaitlistEntries entries={entries} />
          <BookingList bookings={list.bookings} query={query} />
          <Pagination
            page={page}
            lastPage={lastPage}
            addressOf={(to) => bookingsAddress({ when, page: to })}
          />
        </>
      )}
    </MemberPage>
  );
}
