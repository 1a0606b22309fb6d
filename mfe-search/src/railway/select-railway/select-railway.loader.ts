import { keywordMaxLength } from '@enerabi/shared/constants';
import { listRailwayLines, suggestSearches } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { readRailwayChoice } from '../railway-address.ts';
import { railwayPrefecture } from '../railway-prefecture.ts';

/** Loads the lines of the prefecture, those in the address being chosen, and the stations of a typed name. */
export const loader = async (args: LoaderArgs) => {
  const prefecture = railwayPrefecture(args);
  const { request, context } = args;
  const { searchParams } = new URL(request.url);
  const { railway_line_ids } = readRailwayChoice(searchParams);
  const typed = searchParams.get('station')?.trim().slice(0, keywordMaxLength) ?? '';
  const { signal } = request;
  const { code: area } = prefecture;
  const [{ railway_lines }, { stations }] = await Promise.all([
    context.get(api)(listRailwayLines, { query: { area }, signal }),
    typed ? context.get(api)(suggestSearches, { query: { keyword: typed, area }, signal }) : { stations: [] },
  ]);
  return { prefecture, lines: railway_lines, chosen: railway_line_ids, typed, stations };
};

export type SelectRailwayData = Awaited<ReturnType<typeof loader>>;
