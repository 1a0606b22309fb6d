import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  PageHead,
  useLoaderData,
  useSearchParams,
} from '@enerabi/shared/kernel';
import {
  ButtonLink,
  ButtonRow,
  DemoNotice,
  EmptyState,
  monthDayText,
  ResultNotice,
  Stack,
  TargetFacility,
} from '@enerabi/shared/ui';
import { dayParameter } from '../slots/slot-time.ts';
import styles from './waitlist.module.css';
import { copy } from './waitlist-join.copy.ts';
import type { WaitlistJoinData } from './waitlist-join.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'waitlist-join-loader' */ './waitlist-join.loader.ts').then((module) =>
    module.loader(args),
  );
const loadAction = () => import(/* webpackChunkName: 'waitlist-join-action' */ './waitlist-join.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));
export { shouldRevalidate } from '@enerabi/shared/form';

const JoinForm = deferredPart(
  async () => (await import(/* webpackChunkName: 'waitlist-join.form' */ './join-form.tsx')).JoinForm,
);

export const handle: PageHandle = {
  layout: 'contact',
  preload: () => loadAction().then(({ preload }) => preload()),
};

/** Waits for a full visit, or for any of a day that is full. */
export function Component() {
  const { facility, day, full, slotsFailure } = useLoaderData<WaitlistJoinData>();
  const [query] = useSearchParams();
  const slotsAddress = `/one_stop/f/${facility.path_name}`;
  const isJoined = query.get('done') === 'joined';
  return (
    <Stack gap="6">
      <PageHead title={copy.title(facility.name)} noindex />
      <h1>{copy.heading}</h1>
      {isJoined && (
        <ResultNotice title={copy.joined.title} of="joined">
          {copy.joined.text}
        </ResultNotice>
      )}
      <TargetFacility facility={facility} />
      <DemoNotice facilities={[facility]} />
      {isJoined ? (
        <ButtonRow>
          <ButtonLink kind="secondary" to={slotsAddress}>
            {copy.joined.otherTimes}
          </ButtonLink>
        </ButtonRow>
      ) : full.length > 0 ? (
        <section className={styles.section} aria-labelledby="day">
          <h2 id="day">{monthDayText(day)}</h2>
          <JoinForm />
          <p>
            <ButtonLink kind="plain" to={`${slotsAddress}?${dayParameter}=${day}`}>
              {copy.back}
            </ButtonLink>
          </p>
        </section>
      ) : (
        <EmptyState
          title={copy.none.title}
          illustration="/illustrations/visit.svg"
          actions={<ButtonLink to={slotsAddress}>{copy.none.link}</ButtonLink>}
        >
          <p>{slotsFailure ?? copy.none.text}</p>
        </EmptyState>
      )}
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">{copy.how.title}</h2>
        <ol className={styles.steps}>
          {copy.how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </Stack>
  );
}
