import type { ProblemKind } from '../values/reading.ts';

/** A station as a file has it, before lines get the names that people know. */
export interface PublishedStation {
  /** Row of a CSV file, the header being one; number of the feature in GeoJSON. */
  row: number;
  name: string;
  /** As registered: 東日本旅客鉄道. */
  operator: string;
  line: string;
  latitude: number;
  longitude: number;
  /** Null where the file does not say. */
  prefecture_code: string | null;
}

/** The reason why a row is refused, or its repair. */
export interface StationProblem {
  row: number;
  column: string;
  text: string;
  kind: 'skipped' | ProblemKind;
  action: string;
}

export interface PublishedStations {
  layout: string;
  /** How a row is called in messages. */
  unit: 'row' | 'feature';
  read: number;
  stations: PublishedStation[];
  problems: StationProblem[];
}
