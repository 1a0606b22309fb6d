import type { LikelyPrefecture } from '@enerabi/gazetteer/prefecture-at';
import { type StationRecord, stationKey } from '@enerabi/shared/server/records';
import { lineNameOf } from '../../catalogue/railway/line-name.ts';
import { operatorOf } from '../../catalogue/railway/operators.ts';
import { alongLine } from './line-order.ts';
import type { PublishedStations, StationProblem } from './published-station.ts';

export interface StationRecords {
  records: StationRecord[];
  problems: StationProblem[];
  /** Rows of a station that was already there: N02 has one for each platform. */
  merged: number;
}

/** Degrees, about a kilometre: platforms of one station are nearer to each other. */
const farApart = 0.01;

/**
 * Stations with their common names, each once on its line, in line order.
 * @param prefectureOf called for stations whose file lacks the prefecture
 */
export function stationRecords(
  { stations }: Pick<PublishedStations, 'stations'>,
  prefectureOf: (place: { latitude: number; longitude: number }) => LikelyPrefecture | undefined,
): StationRecords {
  const problems: StationProblem[] = [];
  const byKey = new Map<string, StationRecord>();
  let merged = 0;
  for (const { row, prefecture_code, operator, line, name, latitude, longitude } of stations) {
    const found = prefecture_code ? undefined : prefectureOf({ latitude, longitude });
    const code = prefecture_code ?? found?.code;
    const problem = (kind: StationProblem['kind'], column: string, action: string) =>
      problems.push({ row, column, text: name, kind, action });
    if (!code) {
      problem('skipped', 'geometry', 'no prefecture is known near its position');
      continue;
    }
    const record: StationRecord = {
      operator: operatorOf(operator).name,
      line: lineNameOf(operator, line),
      name,
      prefecture_code: code,
      latitude,
      longitude,
      line_order: null,
    };
    const first = byKey.get(stationKey(record));
    if (!first) {
      byKey.set(stationKey(record), record);
      if (found?.isDoubtful)
        problem(
          'doubtful',
          'geometry',
          `near a border of prefectures; taken as ${code} by its nearest place`,
        );
      continue;
    }
    merged += 1;
    if (Math.abs(first.latitude - latitude) + Math.abs(first.longitude - longitude) > farApart)
      problem('doubtful', 'geometry', 'the line has another station of this name; the first one is taken');
  }
  return { records: inLineOrder([...byKey.values()]), problems, merged };
}

const inLineOrder = (records: readonly StationRecord[]): StationRecord[] =>
  [...Map.groupBy(records, ({ operator, line }) => `${operator} ${line}`).values()].flatMap((stations) =>
    alongLine(stations).map((station, at) => ({ ...station, line_order: at + 1 })),
  );
