/** Stations are searched prefecture by prefecture (R1.10): the way in begins with Tokyo, which has most of them. */
export const railwaySearchPath = '/railway_search/13/select_railway';
