import type { CommutePlace } from '@enerabi/shared/commute';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { useMemo } from 'react';
import { useSuggestedSearches } from '../facilities/suggestions/use-suggested-searches.ts';
import { copy } from './commute.copy.ts';

export interface StationChoice {
  place: CommutePlace;
  /** Prefecture and lines, by which stations of the same name differ. */
  note: string;
}

const mostLines = 2;
/** Four decimals are about 10 m, and short in an address. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** Finds stations of the whole country whose name, or reading, begins with the typed text. */
export function useStationSearch() {
  const { suggested, suggest, clear } = useSuggestedSearches();
  const choices = useMemo(
    () =>
      (suggested?.searches?.stations ?? []).flatMap(
        ({ name, lines, prefecture_code, latitude, longitude }): StationChoice[] =>
          latitude === undefined || longitude === undefined
            ? []
            : [
                {
                  place: {
                    name: copy.station(name),
                    latitude: rounded(latitude),
                    longitude: rounded(longitude),
                  },
                  note: [prefectureByCode(prefecture_code)?.name, ...lines.slice(0, mostLines)].join('・'),
                },
              ],
      ),
    [suggested],
  );
  return {
    /** The text that was searched for; undefined before an answer. */
    typed: suggested?.keyword,
    choices,
    hasFailed: suggested?.searches === null,
    search: (text: string) => suggest(text),
    clear,
  };
}
