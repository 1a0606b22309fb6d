/** Stations are searched by prefecture (R1.10): the search begins with Tokyo, which has most of them. */
export const railwaySearchPath = '/railway_search/13/select_railway';
