import type { ReactNode } from 'react';

export type SpecimenState =
  | 'default'
  | 'hover'
  | 'focus'
  | 'disabled'
  | 'error'
  | 'loading'
  | 'long'
  | 'narrow';

/** One component in one state, live. */
export interface Specimen {
  /** Unique within its sheet. */
  name: string;
  state: SpecimenState;
  /** What to look at. For `hover` and `focus`: what happens when one does it, since no class can fake it. */
  note?: string;
  /** One to five lines, as a page would write them. */
  usage: string;
  /** A component: it may use state. */
  render: () => ReactNode;
}

/**
 * Everything the gallery shows of a component, in one file: `groups/<group>/<component>.specimens.tsx` exports it as
 * `specimens`. Nothing else has to be told.
 */
export interface SpecimenSheet {
  title: string;
  /** Names as they are imported; none where there is nothing to import. */
  components?: readonly string[];
  /** Where they are imported from; `@enerabi/shared/ui` unless given. */
  door?: string;
  /** What it is for, in one sentence. */
  purpose: string;
  specimens: readonly Specimen[];
}
