import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  PageHead,
  useActionData,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { ButtonLink, DemoNotice, momentText, Panel, ProperName, Stack } from '@enerabi/shared/ui';
import { slotParameterOf } from '../../slots/slot-time.ts';
import { type PlannerState, pinning, plannerAddress } from '../planner-address.ts';
import type { BookPlanReply } from './book-plan.action.ts';
import { copy } from './book-plan.copy.ts';
import type { BookPlanData } from './book-plan.loader.ts';
import styles from './book-plan.module.css';
import { PlanResults } from './plan-results.tsx';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'book-plan-loader' */ './book-plan.loader.ts').then((module) =>
    module.loader(args),
  );
export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'book-plan-action' */ './book-plan.action.ts').then((module) =>
    module.action(args),
  );
export { shouldRevalidate } from '@enerabi/shared/form';

const BookPlanForm = deferredPart(
  async () => (await import(/* webpackChunkName: 'book-plan.form' */ './book-plan-form.tsx')).BookPlanForm,
);

export const handle: PageHandle = { layout: 'contact' };

/** Books all visits of a plan with one form. */
export function Component() {
  const { visits, state } = useLoaderData<BookPlanData>();
  const reply = useActionData<BookPlanReply>();
  const facilities = visits.map(({ facility }) => facility);
  return (
    <Stack gap="6">
      <PageHead title={copy.title} noindex />
      <h1>{copy.heading}</h1>
      {reply?.parts ? (
        <PlanResults parts={reply.parts} visits={visits} draft={reply.draft} state={state} />
      ) : (
        <>
          <p>{copy.lead(visits.length)}</p>
          <Panel as="section" tone="accent" padding="4" aria-label={copy.visits}>
            <ol className={styles.visits}>
              {visits.map(({ facility, startsAt }) => (
                <li key={facility.path_name}>
                  <p className={styles.name}>
                    <ProperName>{facility.name}</ProperName>
                  </p>
                  <p>{momentText(startsAt)}</p>
                  {!isFree(facility, startsAt) && <p>{copy.gone}</p>}
                </li>
              ))}
            </ol>
          </Panel>
          <DemoNotice facilities={facilities} />
          <BookPlanForm />
          <p>
            <ButtonLink kind="plain" to={backAddress(visits, state)}>
              {copy.back}
            </ButtonLink>
          </p>
        </>
      )}
    </Stack>
  );
}

type Visits = BookPlanData['visits'];

const isFree = ({ next_slots }: Visits[number]['facility'], startsAt: string): boolean =>
  next_slots.some(({ starts_at }) => starts_at === startsAt);

/** The planner with these visits, pinned as they are. */
const backAddress = (visits: Visits, conditions: PlannerState): string =>
  plannerAddress(
    visits.reduce<PlannerState>(
      (state, { facility, startsAt }) => pinning(state, facility.path_name, slotParameterOf(startsAt)),
      { ...conditions, facilities: visits.map(({ facility }) => facility.path_name) },
    ),
  );
