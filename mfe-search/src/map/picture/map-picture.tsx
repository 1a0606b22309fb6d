import { Link } from '@enerabi/shared/kernel';
import type { MapCriteria, MapMark } from '../collection/map-kind.ts';
import { wordsOf } from '../collection/map-words.copy.ts';
import { nameOffset } from '../labels/name-offset.ts';
import { clusterRadius } from '../marks/cluster-radius.ts';
import { mapMarkOf, marks } from '../marks/facility-marks.ts';
import { lineColors } from '../outline/line-colors.ts';
import { mapAddressOf } from '../search/map-address.ts';
import { mapCopy } from '../search/map-search.copy.ts';
import { usualSize } from '../view/map-view.ts';
import styles from './map-picture.module.css';
import type { MapPicture as Picture } from './map-picture.rules.ts';
import { pictureSize } from './picture-size.ts';

interface MapPictureProps {
  picture: Picture;
  criteria: MapCriteria;
  /** Id of the facility that is open, or pointed at in the list. */
  marked: number | undefined;
  /** Opens a facility over the map; without scripts, its mark is a link to its page. */
  onSelect: (facilityId: number) => void;
}

/** A picture that is fitted into a phone keeps the width of its lines. */
const line = { vectorEffect: 'non-scaling-stroke' } as const;

/**
 * The map as the server draws it: complete before any script, with a link on each mark. The keyboard passes them by, as
 * on the moving map: the list has the same facilities, and marks may lie outside the box.
 */
export function MapPicture({ picture, criteria, marked, onSelect }: MapPictureProps) {
  const { land, borders, railways, railwayWidth, stations, names, groups, isFitted } = picture;
  const { width, height } = isFitted ? usualSize : pictureSize;
  const frame = {
    className: styles.picture,
    'data-fitted': isFitted || undefined,
    viewBox: `${-width / 2} ${-height / 2} ${width} ${height}`,
  };
  return (
    <div className={styles.box}>
      <svg {...frame} aria-hidden="true">
        <path {...line} className={styles.land} d={land} stroke={lineColors.coast} />
        <path {...line} className={styles.border} d={borders} stroke={lineColors.border} />
        <path {...line} className={styles.casing} d={railways} strokeWidth={railwayWidth + 2} />
        <path
          {...line}
          className={styles.railway}
          d={railways}
          stroke={lineColors.railway}
          strokeWidth={railwayWidth}
        />
        <g paintOrder="stroke">
          {names.map(({ name, x, y }) => (
            <text key={`${x} ${y}`} className={styles.area} x={x} y={y}>
              {name}
            </text>
          ))}
          {stations.map(({ name, x, y, label }) => (
            <g key={`${x} ${y}`}>
              <circle className={styles.station} cx={x} cy={y} r={3} />
              <text {...label}>{name}</text>
            </g>
          ))}
        </g>
      </svg>
      <svg {...frame}>
        <title>{wordsOf(criteria).map}</title>
        {groups.map((group) => (
          <Mark
            key={`${group.x} ${group.y}`}
            group={group}
            criteria={criteria}
            marked={marked}
            onSelect={onSelect}
          />
        ))}
      </svg>
    </div>
  );
}

interface MarkProps extends Omit<MapPictureProps, 'picture'> {
  group: Picture['groups'][number];
}

const Mark = ({ group, criteria, marked, onSelect }: MarkProps) => (
  <g
    transform={`translate(${group.x} ${group.y})`}
    className={styles.place}
    data-marked={(marked !== undefined && group.mark?.facility_id === marked) || undefined}
  >
    {group.mark ? (
      <FacilityMark mark={group.mark} isNamed={group.isNamed} onSelect={onSelect} />
    ) : (
      <Link
        className={styles.mark}
        to={mapAddressOf({ criteria, ...(group.view && { view: group.view }) })}
        aria-label={mapCopy.group(group.count)}
        tabIndex={-1}
        replace
        preventScrollReset
        state={{ keepsFocus: true }}
      >
        <circle className={styles.group} r={clusterRadius(group.count)} />
        <text className={styles.letter}>{group.count}</text>
      </Link>
    )}
  </g>
);

interface FacilityMarkProps extends Pick<MapPictureProps, 'onSelect'> {
  mark: MapMark;
  isNamed: boolean | undefined;
}

const FacilityMark = ({ mark, isNamed, onSelect }: FacilityMarkProps) => {
  const { shape, fill, letter } = marks[mapMarkOf(mark)];
  return (
    <Link
      className={styles.mark}
      to={`/f/${mark.path_name}${mark.jobs ? '#jobs' : ''}`}
      aria-label={mark.name}
      tabIndex={-1}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onSelect(mark.facility_id);
      }}
    >
      <title>{mark.name}</title>
      <path className={styles.shape} d={shape} fill={fill} transform="translate(-16 -16)" />
      <text className={styles.letter}>{mark.jobs ?? letter}</text>
      {isNamed && (
        <text paintOrder="stroke" y={nameOffset}>
          {mark.name}
        </text>
      )}
    </Link>
  );
};
