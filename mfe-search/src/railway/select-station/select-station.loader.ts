import { listRailwayLines, listRailwayStations } from '@enerabi/shared/contract';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { lineProblem, stationProblem } from '../choice.rules.ts';
import { type RailwayChoice, readRailwayChoice, resultsNearAddress } from '../railway-address.ts';
import { type RailwayPrefecture, railwayPrefecture } from '../railway-prefecture.ts';

/**
 * Loads the stations of the lines in the address, or the lines if none of them is in this prefecture. A form that was
 * sent without scripts is checked here, and redirected to the results if it is valid.
 */
export const loader = async (args: LoaderArgs) => {
  const prefecture = railwayPrefecture(args);
  const choice = readRailwayChoice(new URL(args.request.url).searchParams);
  if (lineProblem(choice.railway_line_ids.length)) return chooseLines(args, prefecture, choice);
  const { stations, credits } = await args.context.get(api)(listRailwayStations, {
    query: { area: prefecture.code, railway_line_ids: choice.railway_line_ids },
    signal: args.request.signal,
  });
  const lines = new Set(stations.map(({ railway_line_id }) => railway_line_id));
  if (lines.size === 0) return chooseLines(args, prefecture, choice);
  const there = new Set(stations.map(({ station_id }) => station_id));
  const chosen = choice.station_ids.filter((id) => there.has(id));
  const problem = choice.isSent ? stationProblem(chosen.length) : undefined;
  if (choice.isSent && !problem)
    throw redirect(resultsNearAddress(prefecture, { ...choice, station_ids: chosen }));
  return {
    step: 'stations' as const,
    prefecture,
    stations,
    credits,
    chosen,
    walk_minutes: choice.walk_minutes,
    problem,
    hasUnknown: choice.hasNonsense || lines.size < choice.railway_line_ids.length,
  };
};

async function chooseLines(
  { request, context }: LoaderArgs,
  prefecture: RailwayPrefecture,
  { railway_line_ids, hasNonsense }: RailwayChoice,
) {
  const { railway_lines: lines } = await context.get(api)(listRailwayLines, {
    query: { area: prefecture.code },
    signal: request.signal,
  });
  const chosen = railway_line_ids.filter((id) => lines.some(({ railway_line_id }) => railway_line_id === id));
  return {
    step: 'lines' as const,
    prefecture,
    lines,
    chosen,
    problem: lineProblem(chosen.length),
    hasUnknown: hasNonsense || chosen.length < railway_line_ids.length,
  };
}

export type SelectStationData = Awaited<ReturnType<typeof loader>>;
export type StationStep = Extract<SelectStationData, { step: 'stations' }>;
export type LineStep = Extract<SelectStationData, { step: 'lines' }>;
