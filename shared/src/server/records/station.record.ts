/** A stop of a line, as an import or the demonstration data know it. */
export interface StationRecord {
  /** As people call them: JR東日本, JR山手線. */
  operator: string;
  line: string;
  name: string;
  /** Six digits. */
  prefecture_code: string;
  /** Degrees, WGS 84 or JGD2011, which differ by less than a platform. */
  latitude: number;
  longitude: number;
  /** Along the line; null where nobody knows it. */
  line_order: number | null;
}

/** The unique key of the table: a line may have two stations of a name, but not in one prefecture. */
export const stationKey = ({
  operator,
  line,
  prefecture_code,
  name,
}: Pick<StationRecord, 'operator' | 'line' | 'prefecture_code' | 'name'>): string =>
  `${operator} ${line} ${prefecture_code} ${name}`;
