/** Who of a family comes to a visit. */
export interface Party {
  person_number: number;
  child_number: number;
}

/** Null: as many as the form takes. */
export interface PartyLimits {
  max_persons: number | null;
  max_children: number | null;
}

/** The numbers of a family that are more than a visit takes. */
export function tooLargeNumbers(party: Party, { max_persons, max_children }: PartyLimits): (keyof Party)[] {
  const limits = { person_number: max_persons, child_number: max_children };
  return (['person_number', 'child_number'] as const).filter((name) => {
    const limit = limits[name];
    return limit !== null && party[name] > limit;
  });
}
