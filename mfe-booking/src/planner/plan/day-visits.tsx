import { minutesOf, timeOfDay } from '@enerabi/shared/clock';
import type { PlannedFacility, VisitPlan } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { monthDayText, ProperName, Tag, timeText, VisuallyHidden } from '@enerabi/shared/ui';
import { slotParameterOf } from '../../slots/slot-time.ts';
import { copy } from '../planner.copy.ts';
import { type PlannerState, pinning, plannerAddress } from '../planner-address.ts';
import styles from './plan.module.css';

interface DayVisitsProps {
  visits: VisitPlan['visits'];
  facilities: readonly PlannedFacility[];
  state: PlannerState;
  /** The name of the station at which the day begins and ends; undefined: not known. */
  startingPoint: string | undefined;
}

const { plans } = copy;

/** A day's visits in order, each of which can be moved by hand. */
export const DayVisits = ({ visits, facilities, state, startingPoint }: DayVisitsProps) => (
  <ol className={styles.visits}>
    {visits.map((visit, at) => {
      const facility = facilities.find(({ path_name }) => path_name === visit.path_name);
      return (
        <li key={visit.path_name}>
          {at === 0 && startingPoint && (
            <p className={styles.note}>
              <span>{plans.leave(clockAt(visit.starts_at, -visit.travel_minutes), startingPoint)}</span>
              <span>{plans.move(visit.travel_minutes)}</span>
            </p>
          )}
          {at > 0 && (
            <p className={styles.note}>
              <span>{plans.move(visit.travel_minutes)}</span>
              <span>{plans.wait(visit.waiting_minutes)}</span>
            </p>
          )}
          <p className={styles.period}>
            {timeText(visit.starts_at.slice(11, 16))}〜{timeText(visit.ends_at.slice(11, 16))}
          </p>
          <p>{facility && <ProperName>{facility.name}</ProperName>}</p>
          {facility && <OtherTimes facility={facility} startsAt={visit.starts_at} state={state} />}
          {visit.return_minutes !== null && startingPoint && (
            <p className={styles.note}>
              <span>{plans.move(visit.return_minutes)}</span>
              <span>{plans.back(clockAt(visit.ends_at, visit.return_minutes), startingPoint)}</span>
            </p>
          )}
        </li>
      );
    })}
  </ol>
);

/** The time of day so many minutes after a wall clock, within its day. */
const clockAt = (clock: string, minutes: number): string =>
  timeText(timeOfDay(minutesOf(clock.slice(11, 16)) + minutes));

interface OtherTimesProps {
  facility: PlannedFacility;
  startsAt: string;
  state: PlannerState;
}

/** Keeps a time by hand, around which the rest is planned anew. */
function OtherTimes({ facility: { path_name, name, next_slots }, startsAt, state }: OtherTimesProps) {
  const isPinned = state.pinned[path_name] === slotParameterOf(startsAt);
  const others = next_slots.filter(({ starts_at }) => starts_at !== startsAt);
  return (
    <>
      {isPinned && (
        <p className={styles.pinned}>
          <Tag kind="quiet">{plans.pinned}</Tag>
          <Link to={plannerAddress(pinning(state, path_name, undefined))} preventScrollReset>
            <VisuallyHidden>{plans.freeOf(name)}</VisuallyHidden>
            {plans.free}
          </Link>
        </p>
      )}
      {others.length > 0 && (
        <details className={styles.change}>
          <summary>
            <VisuallyHidden>{plans.changeOf(name)}</VisuallyHidden>
            {plans.change}
          </summary>
          <ul>
            {others.map(({ starts_at }) => (
              <li key={starts_at}>
                <Link
                  to={plannerAddress(pinning(state, path_name, slotParameterOf(starts_at)))}
                  preventScrollReset
                >
                  {monthDayText(starts_at.slice(0, 10))}
                  {timeText(starts_at.slice(11, 16))}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
