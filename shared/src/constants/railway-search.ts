/** Stations are searched by prefecture (R1.10): the search begins with Tokyo, which has most of them. */
export const railwaySearchPath = '/railway_search/13/select_railway';
/** Walking times from a station, in minutes of 80 m (表示規約施行規則). */
export const walkMinutes = [5, 10, 15, 20] as const;
export type WalkMinutes = (typeof walkMinutes)[number];
/** Minutes of a walk from a chosen station, unless the visitor chooses another time. */
export const usualWalkMinutes = 15;
export const mostStationsAtOnce = 20;
export const mostRailwayLinesAtOnce = 10;
