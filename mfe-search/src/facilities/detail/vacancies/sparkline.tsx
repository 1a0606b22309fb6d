import styles from './sparkline.module.css';

const width = 72;
const height = 24;
const edge = 3;

/** Height of a point above the ground line, which is 0. */
const placeOf = (points: readonly (number | null)[]) => {
  const most = Math.max(1, ...points.map((point) => point ?? 0));
  const step = (width - 2 * edge) / Math.max(1, points.length - 1);
  return (point: number, at: number) => ({
    x: Math.round((edge + at * step) * 10) / 10,
    y: Math.round((height - edge - (point / most) * (height - 2 * edge)) * 10) / 10,
  });
};

/** A line of figures, oldest first, with gaps for unknown ones. The text beside it says the same. */
export function Sparkline({ points }: { points: readonly (number | null)[] }) {
  const place = placeOf(points);
  const places = points.map((point, at) => (point === null ? null : place(point, at)));
  const last = places.findLast((one) => one !== null);
  const path = places
    .map((one, at) => (one ? `${places[at - 1] ? 'L' : 'M'}${one.x} ${one.y}` : ''))
    .join('');
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path className={styles.ground} d={`M0 ${height - 1}H${width}`} />
      <path d={path} />
      {last && <circle cx={last.x} cy={last.y} r="3" />}
    </svg>
  );
}
