import type { Source } from '@enerabi/shared/contract';
import { type StationRecord, stationKey } from '@enerabi/shared/server/records';
import type { KnownStation } from './known-stations.queries.ts';

export type StationSource = Pick<Source, 'name' | 'url' | 'licence'>;

export interface ComparedStations {
  created: StationRecord[];
  updated: StationRecord[];
  unchanged: number;
}

/**
 * Compares records with the known stations. A demonstration station becomes a real one and keeps its id.
 * @param records of one source, each key once
 */
export function compareStations(
  records: readonly StationRecord[],
  known: readonly KnownStation[],
  source: StationSource,
): ComparedStations {
  const before = new Map(known.map((station) => [stationKey(station), station]));
  const compared: ComparedStations = { created: [], updated: [], unchanged: 0 };
  for (const record of records) {
    const station = before.get(stationKey(record));
    if (!station) compared.created.push(record);
    else if (isSame(record, station, source)) compared.unchanged += 1;
    else compared.updated.push(record);
  }
  return compared;
}

const isSame = (record: StationRecord, known: KnownStation, source: StationSource): boolean =>
  !known.is_demo &&
  known.latitude === record.latitude &&
  known.longitude === record.longitude &&
  known.line_order === record.line_order &&
  known.source_name === source.name &&
  known.source_licence === source.licence;
