import { waitlistPagePath } from '@enerabi/shared/contract';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  PageHead,
  useLoaderData,
  useSearchParams,
} from '@enerabi/shared/kernel';
import { ButtonLink, DemoNotice, EmptyState, ResultNotice, Stack } from '@enerabi/shared/ui';
import { EntryPanel } from './entry-panel.tsx';
import { copy } from './waitlist.copy.ts';
import type { WaitlistData } from './waitlist.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'waitlist-loader' */ './waitlist.loader.ts').then((module) =>
    module.loader(args),
  );
export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'waitlist-action' */ './waitlist.action.ts').then((module) =>
    module.action(args),
  );

const LeavePanel = deferredPart(
  async () => (await import(/* webpackChunkName: 'waitlist.form' */ './leave-panel.tsx')).LeavePanel,
);

export const handle: PageHandle = { layout: 'contact' };

/** What a family waits for, by the link in its mails. */
export function Component() {
  const { result } = useLoaderData<WaitlistData>();
  const [query] = useSearchParams();
  if (!result) return <NoEntry />;
  const { token, entry } = result;
  const { facility, state } = entry;
  const page = waitlistPagePath(token);
  const leaveAddress = `${page}&ask=leave`;
  const isLive = state === 'waiting' || state === 'offered';
  return (
    <Stack gap="6">
      <PageHead title={copy.title(facility.name)} noindex />
      <h1>{copy.heading}</h1>
      {query.get('done') === 'left' && (
        <ResultNotice title={copy.left.title} of="left">
          {copy.left.text}
        </ResultNotice>
      )}
      {query.get('ask') === 'leave' && isLive && (
        <LeavePanel address={leaveAddress} pageAddress={page} isOffered={state === 'offered'} />
      )}
      <EntryPanel result={result} leaveAddress={leaveAddress} />
      <DemoNotice facilities={[facility]} />
    </Stack>
  );
}

/** A link that is wrong, or whose entry was erased. */
const NoEntry = () => (
  <>
    <PageHead title={copy.gone.title} noindex />
    <h1>{copy.heading}</h1>
    <EmptyState
      title={copy.gone.title}
      illustration="/illustrations/visit.svg"
      actions={
        <ButtonLink kind="plain" to="/">
          {copy.gone.top}
        </ButtonLink>
      }
    >
      <p>{copy.gone.text}</p>
    </EmptyState>
  </>
);
