import type { PlannedFacility, VisitPlan } from '@enerabi/shared/contract';
import { copy } from '../planner.copy.ts';
import styles from './plan.module.css';
import { sketch, sketchOf } from './sketch.rules.ts';

interface PlanMapProps {
  visits: VisitPlan['visits'];
  facilities: readonly PlannedFacility[];
}

/** Where the facilities lie to each other, numbered in the order of the visits, with the ways of each day. */
export function PlanMap({ visits, facilities }: PlanMapProps) {
  const places = visits.flatMap(({ path_name, starts_at }, at) => {
    const facility = facilities.find((one) => one.path_name === path_name);
    if (!facility || facility.latitude === null || facility.longitude === null) return [];
    const { name, latitude, longitude } = facility;
    return [{ number: at + 1, name, latitude, longitude, day: starts_at.slice(0, 10) }];
  });
  if (places.length < 2) return null;
  const points = sketchOf(places);
  const names = places.map(({ number, name }) => `${number} ${name}`).join('、');
  return (
    <figure className={styles.map}>
      <svg role="img" aria-label={copy.plans.map(names)} viewBox={`0 0 ${sketch.width} ${sketch.height}`}>
        {places.map(({ day, number }, at) => {
          const [from, to] = [points[at - 1], points[at]];
          return places[at - 1]?.day === day && from && to ? (
            <line key={number} className={styles.path} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          ) : null;
        })}
        {places.map(({ number }, at) => (
          <g key={number}>
            <circle className={styles.dot} cx={points[at]?.x} cy={points[at]?.y} r="11" />
            <text
              className={styles.dotNumber}
              x={points[at]?.x}
              y={points[at]?.y}
              dy="0.35em"
              textAnchor="middle"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.note}>
        <span>{copy.plans.mapNote}</span>
        <span>{names}</span>
      </figcaption>
    </figure>
  );
}
