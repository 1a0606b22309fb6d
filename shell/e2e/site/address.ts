/** Prefectures whose lists the journeys use: one of a few pages, one for an imported file, and the largest. */
export const areas = { yamaguchi: '350001', kagawa: '370002', tokyo: '130001' } as const;

export const listAddress = (area: string, rest = ''): string => `/f?area=${area}${rest}`;
