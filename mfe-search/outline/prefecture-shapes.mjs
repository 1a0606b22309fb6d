/** Pictures of single prefectures: paths in a square of this many steps, small enough to be part of a page. */
const side = 240;
/**
 * Islands below this share of the largest one do not count for the picture's extent; they are drawn if they lie within
 * it.
 */
const counts = 0.065;
/** Area in square steps; anything smaller would be a dot. */
const visible = 4;

const radian = Math.PI / 180;
/** Web Mercator in radians, from west to east and from north to south. */
const across = (lng) => lng * radian;
const down = (lat) => -Math.log(Math.tan(Math.PI / 4 + (lat * radian) / 2));
const latAt = (y) => (2 * Math.atan(Math.exp(-y)) - Math.PI / 2) / radian;

const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

const degrees = (value) => Number(value.toFixed(5));

/** @param polygons of one prefecture, in degrees (GeoJSON) */
export function prefectureShape(polygons) {
  const rings = polygons.map(([ring]) => ring.map(([lng, lat]) => [across(lng), down(lat)]));
  const largest = Math.max(...rings.map(areaOf));
  const main = rings.filter((ring) => areaOf(ring) > counts * largest).flat();
  const [xs, ys] = [main.map(([x]) => x), main.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = side / Math.max(east - west, south - north);
  const width = Math.round((east - west) * scale);
  const height = Math.round((south - north) * scale);
  const isWithin = ([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height;
  const path = rings
    .map((ring) => ring.map(([x, y]) => [Math.round((x - west) * scale), Math.round((y - north) * scale)]))
    .filter((ring) => ring.some(isWithin) && areaOf(ring) >= visible)
    .map(pathOf)
    .join('');
  return {
    west: degrees(west / radian),
    north: degrees(latAt(north)),
    east: degrees(east / radian),
    south: degrees(latAt(south)),
    width,
    height,
    path,
  };
}

function pathOf(ring) {
  const steps = ring
    .slice(1)
    .map(([x, y], at) => [x - ring[at][0], y - ring[at][1]])
    .filter(([x, y]) => x !== 0 || y !== 0)
    .map(([x, y]) => `${x}${y < 0 ? y : ` ${y}`}`);
  return `M${ring[0].join(' ')}l${steps.join(' ')}z`;
}
