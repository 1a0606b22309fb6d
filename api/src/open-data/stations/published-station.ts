import type { ProblemKind } from '../values/reading.ts';

/** A station of a file, before lines get their common names. */
export interface PublishedStation {
  /** Row of a CSV file, counted with the header; number of the feature in GeoJSON. */
  row: number;
  name: string;
  /** As registered: 東日本旅客鉄道. */
  operator: string;
  line: string;
  latitude: number;
  longitude: number;
  /** Null if the file does not state it. */
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
  /** The name of a row in messages. */
  unit: 'row' | 'feature';
  read: number;
  stations: PublishedStation[];
  problems: StationProblem[];
}
