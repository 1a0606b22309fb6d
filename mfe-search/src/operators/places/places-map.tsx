import { Link } from '@enerabi/shared/kernel';
import { Stack } from '@enerabi/shared/ui';
import { MapIcon } from '@enerabi/shared/ui/icons';
import { marks as shapes } from '../../map/marks/facility-marks.ts';
import { copy } from './places-map.copy.ts';
import type { PlacesMapData } from './places-map.loader.ts';
import styles from './places-map.module.css';
import { mapAt, markSize, type PlaceMark, picture } from './places-map.rules.ts';

/** A static picture from the server with a link on each mark: it needs no scripts, tiles or MapLibre. */
export function PlacesMap({ view, marks, land, names, unmapped }: PlacesMapData) {
  const { width, height } = picture;
  return (
    <Stack as="section" gap="3" aria-labelledby="places" data-screen>
      <h2 id="places">{copy.title}</h2>
      <Stack as="figure" gap="1" className={styles.map}>
        <svg className={styles.picture} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}>
          <title>{copy.picture}</title>
          <path className={styles.land} d={land} />
          <g>
            {names.map(({ name, x, y, label }) => (
              <g key={`${x} ${y} ${name}`}>
                <circle className={styles.dot} cx={x} cy={y} r={2.5} />
                <text className={styles.halo} {...label}>
                  {name}
                </text>
                <text {...label}>{name}</text>
              </g>
            ))}
          </g>
          {marks.map((mark) => (
            <Mark key={`${mark.x} ${mark.y}`} {...mark} />
          ))}
        </svg>
        <figcaption className={styles.note}>
          {copy.note}
          {marks.some(({ facilities }) => facilities.length > 1) && copy.cluster}
          {unmapped > 0 && copy.unmapped(unmapped)}
          {copy.credit}
        </figcaption>
      </Stack>
      <Link className={styles.open} to={mapAt({ ...view, zoom: view.zoom + 1 })}>
        <MapIcon size="small" />
        {copy.open}
      </Link>
    </Stack>
  );
}

function Mark({ x, y, facilities, mark, view }: PlaceMark) {
  const [first] = facilities;
  if (!first) return null;
  const names = facilities.map(({ name }) => name);
  const name = mark ? first.name : copy.several(names);
  return (
    <Link
      className={styles.mark}
      to={mark ? `/f/${first.path_name}` : mapAt(view)}
      aria-label={name}
      data-several={!mark || undefined}
    >
      <title>{mark ? name : names.join('、')}</title>
      <g transform={`translate(${x} ${y})`}>
        {mark ? (
          <path
            className={styles.shape}
            d={shapes[mark].shape}
            fill={shapes[mark].fill}
            transform={`scale(${markSize / 32}) translate(-16 -16)`}
          />
        ) : (
          <circle className={styles.shape} r={markSize / 2} />
        )}
        <text className={styles.letter}>{mark ? shapes[mark].letter : facilities.length}</text>
      </g>
    </Link>
  );
}
