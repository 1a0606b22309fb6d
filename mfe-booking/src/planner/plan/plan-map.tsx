import type { PlannedFacility, VisitPlan, VisitPlans } from '@enerabi/shared/contract';
import type { Place } from '@enerabi/shared/geography';
import { copy } from '../planner.copy.ts';
import { landmarksOf } from './landmarks.rules.ts';
import styles from './plan.module.css';
import { projectionOf, type SketchPoint, sketch } from './sketch.rules.ts';

const { plans } = copy;

interface PlanMapProps {
  visits: VisitPlan['visits'];
  facilities: readonly PlannedFacility[];
  startingPoint: VisitPlans['starting_point'];
  stations: VisitPlans['nearby_stations'];
}

/**
 * Where the facilities lie to each other and to the stations around them, numbered in the order of the visits, with the
 * ways of each day.
 */
export function PlanMap({ visits, facilities, startingPoint, stations }: PlanMapProps) {
  const dots = visits.flatMap(({ path_name, starts_at }, at) => {
    const facility = facilities.find((one) => one.path_name === path_name);
    if (!facility || facility.latitude === null || facility.longitude === null) return [];
    const { name, latitude, longitude } = facility;
    return [{ mark: String(at + 1), name, latitude, longitude, day: starts_at.slice(0, 10) }];
  });
  const start = startingPoint && { ...startingPoint, mark: plans.mapStart };
  const marked = start ? [start, ...dots] : dots;
  if (marked.length < 2) return null;
  const project = projectionOf(marked);
  const ways = daysOf(dots, start).map((places) => places.map(project));
  const landmarks = landmarksOf(
    stations.filter(({ name }) => name !== start?.name),
    project,
    marked.map(project),
    ways,
  );
  const names = [
    ...(start ? [plans.mapStartOf(start.name)] : []),
    ...dots.map(({ mark, name }) => `${mark} ${name}`),
  ];
  return (
    <figure className={styles.map}>
      <svg
        role="img"
        aria-label={plans.map(names.join('、'))}
        viewBox={`0 0 ${sketch.width} ${sketch.height}`}
      >
        {ways.map((way, at) => (
          <polyline key={at} className={styles.path} points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
        ))}
        {landmarks.map(({ name, x, y, textX, isLeft }) => (
          <g key={name}>
            <circle className={styles.station} cx={x} cy={y} r="3" />
            <text
              className={styles.stationName}
              x={textX}
              y={y}
              dy="0.35em"
              textAnchor={isLeft ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        ))}
        {marked.map((place) => (
          <Dot key={place.mark} mark={place.mark} point={project(place)} />
        ))}
      </svg>
      <figcaption className={styles.note}>
        <span>{plans.mapNote}</span>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The places of each day in order, from the starting point and back to it if there is one. */
const daysOf = (dots: readonly (Place & { day: string })[], start: Place | null): Place[][] =>
  [...Map.groupBy(dots, ({ day }) => day).values()].map((places) =>
    start ? [start, ...places, start] : places,
  );

const Dot = ({ mark, point: { x, y } }: { mark: string; point: SketchPoint }) => (
  <g>
    <circle className={styles.dot} cx={x} cy={y} r="11" />
    <text className={styles.dotNumber} x={x} y={y} dy="0.35em" textAnchor="middle">
      {mark}
    </text>
  </g>
);
