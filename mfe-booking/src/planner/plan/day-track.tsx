import { minutesOf } from '@enerabi/shared/clock';
import type { VisitPlan } from '@enerabi/shared/contract';
import styles from './plan.module.css';

/** The hours of a day that are drawn. */
const [first, last] = [8, 18];
const hours = [8, 10, 12, 14, 16, 18];

const minutesAt = (clock: string): number => minutesOf(clock.slice(11, 16));
const positionOf = (minutes: number): string =>
  `${(Math.min(1, Math.max(0, (minutes - first * 60) / ((last - first) * 60))) * 100).toFixed(2)}%`;

/** To a visit, and back from the last one, in minutes of the day. */
const waysOf = ({ starts_at, ends_at, travel_minutes, return_minutes }: VisitPlan['visits'][number]) =>
  [
    [minutesAt(starts_at) - travel_minutes, minutesAt(starts_at)],
    [minutesAt(ends_at), minutesAt(ends_at) + (return_minutes ?? 0)],
  ].filter((way): way is [number, number] => way[0] !== way[1]);

/** A day as a line of hours with its visits and the ways between; the list beside it says the same. */
export const DayTrack = ({ visits }: { visits: VisitPlan['visits'] }) => (
  <svg className={styles.track} aria-hidden="true" width="100%" height="44">
    <rect className={styles.rail} x="0" y="8" width="100%" height="12" rx="6" />
    {hours.map((hour) => (
      <text
        key={hour}
        className={styles.hour}
        x={positionOf(hour * 60)}
        y="40"
        textAnchor={hour === first ? 'start' : hour === last ? 'end' : 'middle'}
      >
        {hour}
      </text>
    ))}
    {visits.flatMap(waysOf).map(([from, until]) => (
      <line key={from} className={styles.way} x1={positionOf(from)} x2={positionOf(until)} y1="14" y2="14" />
    ))}
    {visits.map(({ starts_at, ends_at }) => (
      <line
        key={starts_at}
        className={styles.visit}
        x1={positionOf(minutesAt(starts_at))}
        x2={positionOf(minutesAt(ends_at))}
        y1="14"
        y2="14"
      />
    ))}
  </svg>
);
