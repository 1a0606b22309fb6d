import type { PlannedFacility, VisitPlan, VisitPlans } from '@enerabi/shared/contract';
import { ButtonLink, monthDayText, Panel, Tag } from '@enerabi/shared/ui';
import { bookPlanAddress } from '../book/book-address.ts';
import { copy } from '../planner.copy.ts';
import type { PlannerState } from '../planner-address.ts';
import { DayTrack } from './day-track.tsx';
import { DayVisits } from './day-visits.tsx';
import styles from './plan.module.css';
import { PlanMap } from './plan-map.tsx';

interface PlanCardProps {
  plan: VisitPlan;
  facilities: readonly PlannedFacility[];
  state: PlannerState;
  startingPoint: VisitPlans['starting_point'];
  /** Drawn on the map. */
  stations: VisitPlans['nearby_stations'];
  /** Its position among the plans. */
  number: number;
}

const { plans } = copy;

/** One plan: what it is the best in, its days, and the way to book all of it. */
export function PlanCard({ plan, facilities, state, startingPoint, stations, number }: PlanCardProps) {
  const { kinds, visits, days, travel_minutes, waiting_minutes, left_out } = plan;
  const nameOf = (path: string) => facilities.find(({ path_name }) => path_name === path)?.name ?? path;
  const byDay = [...Map.groupBy(visits, ({ starts_at }) => starts_at.slice(0, 10))];
  // Two plans may have as many visits and days; their kinds differ.
  const id = `plan-${number}`;
  return (
    <Panel as="section" padding="section" gap="4" aria-labelledby={`${id} ${id}-kinds`}>
      <div id={`${id}-kinds`} className={styles.tags}>
        {kinds.map((kind) => (
          <Tag key={kind} kind="strong">
            {plans.kinds[kind]}
          </Tag>
        ))}
      </div>
      <h3 id={id}>{plans.summary(visits.length, days)}</h3>
      {(days < visits.length || startingPoint) && (
        <p className={styles.note}>
          <span>{(startingPoint ? plans.travelFrom : plans.travel)(travel_minutes)}</span>
          {days < visits.length && <span>{plans.waiting(waiting_minutes)}</span>}
        </p>
      )}
      <ol className={styles.days}>
        {byDay.map(([day, ofDay]) => (
          <li key={day} className={styles.day}>
            <h4>{monthDayText(day)}</h4>
            <DayTrack visits={ofDay} />
            <DayVisits
              visits={ofDay}
              facilities={facilities}
              state={state}
              startingPoint={startingPoint?.name}
            />
          </li>
        ))}
      </ol>
      <PlanMap visits={visits} facilities={facilities} startingPoint={startingPoint} stations={stations} />
      {left_out.length > 0 && <p className={styles.note}>{plans.leftOut(left_out.map(nameOf).join('、'))}</p>}
      <p>
        <ButtonLink to={bookPlanAddress(visits, state)}>{plans.book(visits.length)}</ButtonLink>
      </p>
    </Panel>
  );
}
