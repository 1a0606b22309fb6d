import { nameOffset } from './name-offset.ts';

/** Units of an SVG whose middle is 0, 0. */
export interface Spot {
  x: number;
  y: number;
}

export interface NamedSpot extends Spot {
  name: string;
  label: Spot;
}

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

export const letterSize = 12;

export const around = ({ x, y }: Spot, half: number): Rectangle => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

export const isInside = ({ left, top, right, bottom }: Rectangle, { width, height }: Size): boolean =>
  left >= -width / 2 && right <= width / 2 && top >= -height / 2 && bottom <= height / 2;

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Text is centred on its position. */
export const textBox = ({ x, y }: Spot, letters: number): Rectangle => ({
  left: x - (letters * letterSize) / 2,
  top: y - letterSize / 2,
  right: x + (letters * letterSize) / 2,
  bottom: y + letterSize / 2,
});

/**
 * Keeps the first spots whose names fit; a dot without a name would say nothing.
 * @param obstacles which neither dots nor names may cover
 */
export function labelled(
  spots: readonly (Spot & { name: string })[],
  obstacles: readonly Rectangle[],
  { size, most }: { size: Size; most: number },
): NamedSpot[] {
  const taken = [...obstacles];
  const found: NamedSpot[] = [];
  for (const spot of spots) {
    const { name, x, y } = spot;
    if (found.length === most) break;
    const dot = around(spot, 5);
    if (!isInside(dot, size) || taken.some((other) => overlap(dot, other))) continue;
    const aside = (name.length * letterSize) / 2 + 8;
    const label = [
      { x, y: y - 13 },
      { x, y: y + 13 },
      { x: x + aside, y },
      { x: x - aside, y },
    ].find((place) => {
      const box = textBox(place, name.length);
      return isInside(box, size) && !taken.some((other) => overlap(box, other));
    });
    if (!label) continue;
    taken.push(dot, textBox(label, name.length));
    found.push({ name, x, y, label });
  }
  return found;
}

/**
 * Keeps the first names of areas that fit: on their place, or moved off what covers it. An area has no dot.
 * @param options `moves` is false where a moved name would stand in another area
 * @returns the places of the names
 */
export function placedNames(
  spots: readonly (Spot & { name: string })[],
  obstacles: readonly Rectangle[],
  { size, most, moves }: { size: Size; most: number; moves: boolean },
): (Spot & { name: string })[] {
  const taken = [...obstacles];
  const found: (Spot & { name: string })[] = [];
  for (const { name, x, y } of spots) {
    if (found.length === most) break;
    const aside = (name.length * letterSize) / 2 + areaMove;
    const moved = [
      { x, y: y - areaMove },
      { x, y: y + areaMove },
      { x: x + aside, y },
      { x: x - aside, y },
    ];
    const place = [{ x, y }, ...(moves ? moved : [])].find((at) => {
      const box = textBox(at, name.length);
      return isInside(box, size) && !taken.some((other) => overlap(box, other));
    });
    if (!place) continue;
    taken.push(textBox(place, name.length));
    found.push({ name, ...place });
  }
  return found;
}

/** Off a mark of 32 units. */
const areaMove = 26;

/** Whether each name fits below its mark; earlier ones first. */
export function fittingNames(
  spots: readonly (Spot & { name: string })[],
  obstacles: readonly Rectangle[],
): boolean[] {
  const taken = [...obstacles];
  return spots.map(({ name, x, y }) => {
    const box = textBox({ x, y: y + nameOffset }, name.length);
    const fits = !taken.some((other) => overlap(box, other));
    if (fits) taken.push(box);
    return fits;
  });
}
