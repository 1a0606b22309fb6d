import { type Position, piecesIn } from '@enerabi/shared/geography';
import type { MapSize } from '../view/map-view.ts';

/**
 * Lines on a picture as one SVG path of steps, which are shorter than positions.
 * @param lines units from the middle of the picture, to the right and down
 * @param finest points closer than this are one
 */
export function stepsIn(
  lines: readonly (readonly Position[])[],
  { width, height }: MapSize,
  finest: number,
): string {
  const edges = { west: -width / 2, east: width / 2, south: -height / 2, north: height / 2 };
  return lines
    .flatMap((line) => piecesIn(line, edges, finest))
    .map(stepsText)
    .join('');
}

export function stepsText([first = [0, 0], ...others]: readonly (readonly [x: number, y: number])[]): string {
  let [beforeX, beforeY] = first;
  const steps = others.map(([x, y]) => {
    const [stepX, stepY] = [x - beforeX, y - beforeY];
    [beforeX, beforeY] = [x, y];
    return `${stepX}${stepY < 0 ? '' : ' '}${stepY}`;
  });
  return `M${first.join(' ')}l${steps.join(' ')}`;
}
