export interface Row {
  /** As a spreadsheet counts: every record is a row, the header too. Of GeoJSON the feature, from 1 on. */
  row: number;
  cells: string[];
  /** Why its cells are not to be trusted. */
  fault: string | null;
}

/** The unit that a file consists of, for the report. */
export type Unit = 'row' | 'feature' | 'object';
