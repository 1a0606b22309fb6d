/** Values of the rows' buttons in the field `intent`. */
export const addIntent = (kind: string): string => `add ${kind}`;
export const removeIntent = (kind: string, key: string): string => `remove ${kind} ${key}`;

/** What a row's button asks for. */
export type RowIntent = { verb: 'add'; kind: string } | { verb: 'remove'; kind: string; key: string };

/** @param intent value of the pressed button; @returns undefined if it is not a row's */
export function rowIntentOf(intent: string): RowIntent | undefined {
  const [verb, kind, key] = intent.split(' ');
  if (verb === 'add' && kind) return { verb, kind };
  return verb === 'remove' && kind && key ? { verb, kind, key } : undefined;
}

interface Row {
  /** Stays the same while the row exists, and is part of its fields' names. */
  key: string;
}

/** Adds an empty row, unless there are `most` already; `added` is its key. */
export function withRow<R extends Row>(
  rows: readonly R[],
  most: number,
  empty: (key: string) => R,
): { rows: readonly R[]; added?: string } {
  if (rows.length >= most) return { rows };
  const added = String(Math.max(0, ...rows.map(({ key }) => Number(key))) + 1);
  return { rows: [...rows, empty(added)], added };
}

/** Reads the keys of a kind's rows, which are in hidden fields named by the kind. */
export const rowKeysIn = (form: FormData, kind: string, most: number): string[] =>
  [...new Set(form.getAll(kind).map(String))].filter((key) => /^\d{1,4}$/.test(key)).slice(0, most);
