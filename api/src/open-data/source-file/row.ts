export interface Row {
  /** Numbered as in a spreadsheet: every record is a row, the header too; in GeoJSON the feature, from 1 on. */
  row: number;
  cells: string[];
  /** Why its cells cannot be trusted. */
  fault: string | null;
}

/** The unit that a file consists of, for the report. */
export type Unit = 'row' | 'feature' | 'object';
