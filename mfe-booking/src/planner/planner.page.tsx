import { visitNotesPagePath } from '@enerabi/shared/contract';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  PageHead,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { ButtonLink, DemoNotice, EmptyState, Stack } from '@enerabi/shared/ui';
import { ChosenFacilities } from './chosen/chosen-facilities.tsx';
import { copy } from './planner.copy.ts';
import type { PlannerData } from './planner.loader.ts';
import styles from './planner.module.css';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'planner-loader' */ './planner.loader.ts').then((module) =>
    module.loader(args),
  );

const ConditionsForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'planner.form' */ './conditions/conditions-form.tsx')).ConditionsForm,
);
const PlanCard = deferredPart(
  async () => (await import(/* webpackChunkName: 'planner.plan' */ './plan/plan-card.tsx')).PlanCard,
);

export const handle: PageHandle = { layout: 'default' };

/** Plans visits to several facilities from what can be booked. Its address says all of it. */
export function Component() {
  const { state, facilities, plans, favorites, starting_point, nearby_stations } =
    useLoaderData<PlannerData>();
  return (
    <Stack gap="6">
      <PageHead title={copy.title} noindex />
      <Stack gap="2">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </Stack>
      <DemoNotice facilities={facilities} />
      {facilities.length === 0 ? (
        <EmptyState
          title={copy.none.title}
          illustration="/illustrations/visit.svg"
          actions={
            <>
              <ButtonLink to="/comparison" reloadDocument>
                {copy.none.comparison}
              </ButtonLink>
              <ButtonLink kind="plain" to="/f?has_bookable_visit=true" reloadDocument>
                {copy.none.search}
              </ButtonLink>
            </>
          }
        >
          <p>{copy.none.text}</p>
        </EmptyState>
      ) : null}
      {facilities.length + favorites.length > 0 && <ChosenFacilities />}
      {facilities.length > 0 && (
        <>
          <section className={styles.section} aria-labelledby="conditions">
            <h2 id="conditions">{copy.conditions.title}</h2>
            <ConditionsForm
              state={state}
              stations={nearby_stations.map(({ name }) => name)}
              isStartUnknown={state.start !== '' && !starting_point}
            />
          </section>
          <section className={styles.section} aria-labelledby="plans">
            <h2 id="plans">{copy.plans.title}</h2>
            {starting_point && <p>{copy.plans.from(starting_point.name, starting_point.lines.join('・'))}</p>}
            {plans.map((plan, at) => (
              <PlanCard
                key={plan.kinds.join()}
                plan={plan}
                facilities={facilities}
                state={state}
                startingPoint={starting_point}
                stations={nearby_stations}
                number={at + 1}
              />
            ))}
            {plans.length > 0 ? (
              <p>{copy.plans.estimate}</p>
            ) : (
              <EmptyState heading="h3" title={copy.plans.none.title} illustration="/illustrations/visit.svg">
                <p>{copy.plans.none.text}</p>
              </EmptyState>
            )}
          </section>
          <section className={styles.section} aria-labelledby="notes">
            <h2 id="notes">{copy.notes.title}</h2>
            <p>{copy.notes.text}</p>
            <p>
              <ButtonLink
                kind="secondary"
                to={visitNotesPagePath(facilities.map(({ path_name }) => path_name))}
              >
                {copy.notes.link}
              </ButtonLink>
            </p>
          </section>
        </>
      )}
    </Stack>
  );
}
