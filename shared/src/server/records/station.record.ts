/** A stop of a line, as an import or the demonstration data has it. */
export interface StationRecord {
  /** Common names: JR東日本, JR山手線. */
  operator: string;
  line: string;
  name: string;
  /** Six digits. */
  prefecture_code: string;
  /** Degrees, WGS 84 or JGD2011, which differ by less than a platform's length. */
  latitude: number;
  longitude: number;
  /** Position along the line; null if unknown. */
  line_order: number | null;
}

/** The unique key of the table: a line may have two stations of one name, but not in one prefecture. */
export const stationKey = ({
  operator,
  line,
  prefecture_code,
  name,
}: Pick<StationRecord, 'operator' | 'line' | 'prefecture_code' | 'name'>): string =>
  `${operator} ${line} ${prefecture_code} ${name}`;
