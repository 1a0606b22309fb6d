import type { MapMark, MapMarks } from '../collection/map-kind.ts';
import type { Spot } from '../labels/labels.rules.ts';
import {
  boxAroundAll,
  type MapView,
  nearest,
  pixelsFromMiddle,
  usualSize,
  viewAround,
} from '../view/map-view.ts';

/** One facility, or several that are too close to be told apart. */
export interface MarkGroup extends Spot {
  /** The facility, if the group has only one. */
  mark?: MapMark;
  /** Facilities, or postings. */
  count: number;
  /** The view that tells them apart; a single facility has none. */
  view?: MapView;
}

/** Merges marks closer than a distance in units of the picture. Those with most facilities are the middles. */
export function markGroups({ points, clusters }: MapMarks, view: MapView, distance: number): MarkGroup[] {
  const places = [
    ...clusters.map(({ facilities = 0, jobs = facilities, latitude, longitude, ...box }) => ({
      count: jobs,
      box,
      mark: undefined,
      ...rounded(pixelsFromMiddle(view, { latitude, longitude })),
    })),
    ...points.map((mark) => ({
      count: mark.jobs ?? 1,
      box: { south: mark.latitude, north: mark.latitude, west: mark.longitude, east: mark.longitude },
      mark,
      ...rounded(pixelsFromMiddle(view, mark)),
    })),
  ].sort((one, other) => other.count - one.count);
  const groups: (typeof places)[] = [];
  for (const place of places) {
    const near = groups.find(
      ([first]) => first && Math.hypot(first.x - place.x, first.y - place.y) < distance,
    );
    if (near) near.push(place);
    else groups.push([place]);
  }
  return groups.flatMap((group): MarkGroup[] => {
    const [first] = group;
    if (!first) return [];
    const { x, y, mark } = first;
    const count = group.reduce((sum, place) => sum + place.count, 0);
    if (group.length === 1 && mark) return [{ x, y, count, mark }];
    return [
      {
        x,
        y,
        count,
        view: closer(
          view,
          group.map(({ box }) => box),
        ),
      },
    ];
  });
}

const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });

/** At least one step nearer, so that pressing a number always leads on. */
function closer(view: MapView, boxes: Parameters<typeof boxAroundAll>[0]): MapView {
  const box = boxAroundAll(boxes);
  const around = box ? viewAround(box, usualSize) : view;
  return { ...around, zoom: Math.min(nearest, Math.max(around.zoom, view.zoom + 1)) };
}
