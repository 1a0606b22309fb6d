import type { ReactNode } from 'react';
import type { SheetKind, SpecimenState } from './sheet-kinds.ts';

/** A component in one state, live. */
export interface Specimen {
  /** Unique within its sheet. */
  name: string;
  /** `narrow` is in a box of 320 px: where a component follows the width of the screen instead, `note` says so. */
  state: SpecimenState;
  /** A second state that is to be seen in it, such as long words in a narrow box. */
  also?: SpecimenState;
  /** The thing to look at. For `hover` and `focus`: what happens, since no class can fake it. */
  note?: string;
  /** A component: it may use state. Its source is shown beside it, see `usage/usages.ts`. */
  render: () => ReactNode;
}

/**
 * Everything the gallery shows of a component, in one file: `groups/<group>/<component>.specimens.tsx` exports it as
 * `specimens`. Nothing else has to be told.
 */
export interface SpecimenSheet {
  title: string;
  /** The kind of its components, which decides the states that they have to be shown in. */
  kind: SheetKind;
  /** States of that kind that they have not, and why. */
  lacks?: Partial<Record<SpecimenState, string>>;
  /** Names as they are imported; none where there is nothing to import. */
  components?: readonly string[];
  /** The entry point to import them from; default `@enerabi/shared/ui`. */
  entryPoint?: string;
  /** The component's purpose, in one sentence. */
  purpose: string;
  specimens: readonly Specimen[];
}
