import type { FacilityDetail } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { Stack } from '@enerabi/shared/ui';
import { MapIcon } from '@enerabi/shared/ui/icons';
import { markOf, marks } from '../marks/facility-marks.ts';
import { copy } from './neighbourhood.copy.ts';
import type { Neighbourhood } from './neighbourhood.rules.ts';
import styles from './neighbourhood-map.module.css';
import { picture } from './neighbourhood-size.ts';

interface NeighbourhoodMapProps {
  facility: FacilityDetail;
  /** Null where nothing is known to be near: rings around a mark alone would say nothing. */
  neighbourhood: Neighbourhood | null;
}

const zoom = 15;

/** A static sketch of the neighbourhood: it is part of the page, and needs no scripts, tiles or MapLibre. */
export function NeighbourhoodMap({ facility, neighbourhood: found }: NeighbourhoodMapProps) {
  const { latitude, longitude, facility_type } = facility;
  if (latitude === null || longitude === null) return null;
  const { width, height } = picture;
  const own = marks[markOf(facility_type)];
  return (
    <Stack gap="1" className={styles.neighbourhood}>
      {found && (
        <>
          <svg
            className={styles.picture}
            role="img"
            aria-label={copy.picture(found.stations.map(({ name }) => name))}
            viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          >
            <path className={styles.railway} d={found.railways} />
            {found.rings.map(({ metres, radius }) => (
              <g key={metres}>
                <circle className={styles.ring} r={radius} />
                <Label kind="metres" at={{ x: 0, y: radius }} text={copy.ring(metres)} />
              </g>
            ))}
            {found.others.map(({ x, y, mark }) => (
              <path
                key={`${x} ${y} ${mark}`}
                className={styles.other}
                d={marks[mark].shape}
                fill={marks[mark].fill}
                transform={`translate(${x - 6} ${y - 6}) scale(.375)`}
              />
            ))}
            {found.stations.map(({ name, x, y, label }) => (
              <g key={`${x} ${y} ${name}`}>
                <circle className={styles.station} cx={x} cy={y} r={4} />
                <Label kind="name" at={label} text={name} />
              </g>
            ))}
            <path className={styles.own} d={own.shape} fill={own.fill} transform="translate(-16 -16)" />
            <text className={styles.letter}>{own.letter}</text>
          </svg>
          <p className={styles.note}>
            {copy.note}
            {found.others.length > 0 && copy.marks}
          </p>
        </>
      )}
      <Link className={styles.link} to={`/map_search?lat=${latitude}&lng=${longitude}&zoom=${zoom}`}>
        <MapIcon size="small" />
        {copy.open}
      </Link>
    </Stack>
  );
}

interface LabelProps {
  kind: 'metres' | 'name';
  at: { x: number; y: number };
  text: string;
}

/** The outline of its letters separates them from lines below. */
const Label = ({ kind, at: { x, y }, text }: LabelProps) => (
  <>
    <text className={`${styles[kind]} ${styles.halo}`} x={x} y={y}>
      {text}
    </text>
    <text className={styles[kind]} x={x} y={y}>
      {text}
    </text>
  </>
);
