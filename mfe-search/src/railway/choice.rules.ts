import { mostRailwayLinesAtOnce, mostStationsAtOnce } from '@enerabi/shared/constants';

/** Reasons to refuse a choice; pages have the texts. */
export type LineProblem = 'no_line' | 'too_many_lines';
export type StationProblem = 'no_station' | 'too_many_stations';

/** @param lines number of chosen lines */
export function lineProblem(lines: number): LineProblem | undefined {
  if (lines === 0) return 'no_line';
  return lines > mostRailwayLinesAtOnce ? 'too_many_lines' : undefined;
}

/** @param stations number of chosen stations */
export function stationProblem(stations: number): StationProblem | undefined {
  if (stations === 0) return 'no_station';
  return stations > mostStationsAtOnce ? 'too_many_stations' : undefined;
}
