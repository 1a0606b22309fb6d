import type { Generated, GeneratedAlways } from 'kysely';

export interface RailwayLineTable {
  id: GeneratedAlways<number>;
  operator: string;
  /** The common name: 東急東横線. */
  name: string;
}

export interface RailwayStationTable {
  id: GeneratedAlways<number>;
  line_id: number;
  prefecture_code: string;
  name: string;
  /** `searchText` of the name. */
  search_name: string;
  latitude: number;
  longitude: number;
  /** Position along the line; null if unknown. */
  line_order: number | null;
  source_id: number;
  is_demo: Generated<boolean>;
}

export interface RailwaySchema {
  railway_line: RailwayLineTable;
  railway_station: RailwayStationTable;
}
