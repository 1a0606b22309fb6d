import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  PageHead,
  useLoaderData,
  useSearchParams,
} from '@enerabi/shared/kernel';
import { DemoNotice, ResultNotice, Stack } from '@enerabi/shared/ui';
import { copy } from './booking.copy.ts';
import type { BookingData } from './booking.loader.ts';
import { BookingPanel } from './booking-panel.tsx';
import { NoBooking } from './no-booking.tsx';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'booking-loader' */ './booking.loader.ts').then((module) =>
    module.loader(args),
  );
export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'booking-action' */ './booking.action.ts').then((module) =>
    module.action(args),
  );
export { shouldRevalidate } from './should-revalidate.ts';

const ChangePanel = deferredPart(
  async () => (await import(/* webpackChunkName: 'booking.form' */ './change-panel.tsx')).ChangePanel,
);
const CancelPanel = deferredPart(
  async () => (await import(/* webpackChunkName: 'booking.form' */ './cancel-panel.tsx')).CancelPanel,
);

export const handle: PageHandle = { layout: 'contact' };

/** A booking of a member, or of a visitor who has the link: to see, change and cancel it (R6.7). */
export function Component() {
  const { result } = useLoaderData<BookingData>();
  const [query] = useSearchParams();
  if (!result) return <NoBooking />;
  const { booking } = result;
  const done = query.get('done');
  const isAsked = query.get('ask') === 'cancel' && booking.is_cancellable;
  return (
    <Stack gap="6">
      <PageHead title={copy.title(booking.facility.name)} noindex />
      <h1>{copy.heading}</h1>
      {(done === 'changed' || done === 'cancelled') && (
        <ResultNotice title={copy.done[done].title} of={done}>
          {copy.done[done].text}
        </ResultNotice>
      )}
      {isAsked && <CancelPanel result={result} />}
      <BookingPanel result={result} />
      <DemoNotice facilities={[booking.facility]} />
      {booking.is_cancellable && !isAsked && <ChangePanel result={result} />}
    </Stack>
  );
}
