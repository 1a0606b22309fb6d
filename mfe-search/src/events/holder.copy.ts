export const copy = { facilitiesOf: (area: string) => `${area}の園・施設` } as const;
