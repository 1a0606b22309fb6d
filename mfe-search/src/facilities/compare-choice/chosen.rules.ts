import { mostComparedFacilities, pathNamePattern } from '@enerabi/shared/constants';

/** Path names of the facilities that a visitor compares, each once, in the visitor's order. */
export type Chosen = readonly string[];

/** Reads a choice from any value, up to the number that can be compared. */
export function chosenOf(value: unknown): Chosen {
  if (!Array.isArray(value)) return [];
  const names = value.filter(
    (name): name is string => typeof name === 'string' && pathNamePattern.test(name),
  );
  return [...new Set(names)].slice(0, mostComparedFacilities);
}

export const isFull = (chosen: Chosen): boolean => chosen.length >= mostComparedFacilities;

export const areSame = (one: Chosen, other: Chosen): boolean => one.join() === other.join();

/** @returns the same choice if it is full or has the facility already */
export const withAdded = (chosen: Chosen, name: string): Chosen =>
  isFull(chosen) || chosen.includes(name) ? chosen : [...chosen, name];

export const without = (chosen: Chosen, name: string): Chosen => chosen.filter((other) => other !== name);

/** Changes that a visitor can make to a column of the table. */
export const changes = ['earlier', 'later', 'remove'] as const;
export interface Change {
  kind: (typeof changes)[number];
  name: string;
}

/** @returns the same choice if the column is at an end already, or the facility is not chosen */
export function changed(chosen: Chosen, { kind, name }: Change): Chosen {
  if (kind === 'remove') return without(chosen, name);
  const at = chosen.indexOf(name);
  const to = at + (kind === 'earlier' ? -1 : 1);
  if (at === -1 || to < 0 || to >= chosen.length) return chosen;
  const others = without(chosen, name);
  return [...others.slice(0, to), name, ...others.slice(to)];
}
