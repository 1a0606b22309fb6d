/** Of MapLibre, and of a map where nobody knows how large it is, in pixels. */
const tile = 512;
const [width, height] = [800, 640];
const radians = Math.PI / 180;

export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/** What a map around a place shows; as in Mercator's projection, all but in the far corners of Japan. */
export function mapAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  zoom: number,
): Box {
  const degrees = 360 / (tile * 2 ** zoom);
  const [across, up] = [(width / 2) * degrees, (height / 2) * degrees * Math.cos(latitude * radians)];
  return {
    south: rounded(latitude - up),
    west: rounded(longitude - across),
    north: rounded(latitude + up),
    east: rounded(longitude + across),
  };
}
