/** A condition that narrows a list. */
export interface Condition<Criteria> {
  name: string;
  /** The criteria without this condition. */
  without: Criteria;
}

type ListOf<Criteria> = {
  [Field in keyof Criteria]-?: Criteria[Field] extends (string | number)[] ? Field : never;
}[keyof Criteria];

/**
 * Makes the conditions of criteria, so that each can be removed separately; the list then begins at its first page.
 * @param nothing criteria without conditions
 */
export function conditionsIn<Criteria extends { sort: string; page: number }>(
  criteria: Criteria,
  nothing: Criteria,
) {
  const isOther = (fields: readonly (keyof Criteria)[]) => (entry: [string, unknown]) =>
    !fields.includes(entry[0] as keyof Criteria);
  return {
    /** One condition for all these fields, if the first one has a value. */
    one: <Field extends keyof Criteria>(
      name: (value: NonNullable<Criteria[Field]>) => string,
      ...fields: [Field, ...(keyof Criteria)[]]
    ): Condition<Criteria>[] => {
      const value = criteria[fields[0]];
      const rest = Object.entries(criteria).filter(isOther(fields));
      return value === undefined || value === null
        ? []
        : [{ name: name(value), without: { ...nothing, ...Object.fromEntries(rest), page: 1 } }];
    },
    /** A condition for each value of a list. @param unneeded fields that mean nothing without any value of it */
    each: <Field extends ListOf<Criteria>>(
      field: Field,
      name: (value: (Criteria[Field] & (string | number)[])[number]) => string,
      ...unneeded: (keyof Criteria)[]
    ): Condition<Criteria>[] => {
      const values = criteria[field] as (Criteria[Field] & (string | number)[])[number][];
      const dropped = values.length > 1 ? [] : unneeded;
      const others = Object.fromEntries(Object.entries(criteria).filter(isOther(dropped)));
      return values.map((value) => ({
        name: name(value),
        without: { ...nothing, ...others, [field]: values.filter((other) => other !== value), page: 1 },
      }));
    },
  };
}
