import {
  type Municipality,
  municipalities,
  type Position,
  type Station,
} from '@enerabi/gazetteer/municipalities';
import type { NearestStation } from '@enerabi/shared/contract';
import { metresPerMinute } from '@enerabi/shared/geography';
import type { RandomSource } from './random-source.ts';

/** Not the exact length of a degree: a seed keeps its positions and walks. */
const kilometresPerDegree = 111.2;
/** A longer walk is not called 徒歩. */
const longestWalk = 2.4;
const mostStations = 3;

function kilometresBetween(one: Position, other: Position): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * kilometresPerDegree;
}

/**
 * A position around the centre or a station of the municipality, denser near it. With a shore, the position is within
 * 75 degrees of straight inland.
 */
export function positionIn(
  random: RandomSource,
  { centre, stations, radius, shore }: Municipality,
): Position {
  const anchor = random.pick([centre, ...stations]);
  const bearing = shore === null ? random.fraction() * 360 : shore + 180 + (random.fraction() * 2 - 1) * 75;
  const distance = radius * random.fraction() ** 0.7;
  const [north, east] = [Math.cos, Math.sin].map((of) => of((bearing * Math.PI) / 180) * distance) as [
    number,
    number,
  ];
  const narrowing = Math.cos((anchor.latitude * Math.PI) / 180);
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    latitude: rounded(anchor.latitude + north / kilometresPerDegree),
    longitude: rounded(anchor.longitude + east / kilometresPerDegree / narrowing),
  };
}

const allStations = municipalities.flatMap(({ stations }) => stations);
const withinReach = new Map<string, readonly Station[]>();

/** Stations that can be near the municipality: searched once, not per facility. */
function reachableStations(municipality: Municipality): readonly Station[] {
  const known = withinReach.get(municipality.digits);
  if (known) return known;
  const anchors = [municipality.centre, ...municipality.stations];
  const reachable = allStations.filter((station) =>
    anchors.some((anchor) => kilometresBetween(anchor, station) < municipality.radius + longestWalk),
  );
  withinReach.set(municipality.digits, reachable);
  return reachable;
}

/** Stations within walking distance, nearest first. */
export const stationsNear = (position: Position, municipality: Municipality): NearestStation[] =>
  reachableStations(municipality)
    .map((station) => ({ station, distance: kilometresBetween(position, station) }))
    .filter(({ distance }) => distance < longestWalk)
    .sort((first, second) => first.distance - second.distance)
    .slice(0, mostStations)
    .map(({ station: { name, line }, distance }) => ({
      name,
      line,
      walk_minutes: Math.max(1, Math.ceil((distance * 1000) / metresPerMinute)),
    }));
