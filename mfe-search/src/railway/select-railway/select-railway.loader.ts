import { listRailwayLines } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { readRailwayChoice } from '../railway-address.ts';
import { railwayPrefecture } from '../railway-prefecture.ts';

/** Loads the lines of the prefecture; those in the address are already chosen. */
export const loader = async (args: LoaderArgs) => {
  const prefecture = railwayPrefecture(args);
  const { request, context } = args;
  const { railway_line_ids } = readRailwayChoice(new URL(request.url).searchParams);
  const { railway_lines } = await context.get(api)(listRailwayLines, {
    query: { area: prefecture.code },
    signal: request.signal,
  });
  return { prefecture, lines: railway_lines, chosen: railway_line_ids };
};

export type SelectRailwayData = Awaited<ReturnType<typeof loader>>;
