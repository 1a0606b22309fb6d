import type { ReactNode } from 'react';
import type { SheetKind, SpecimenState } from './sheet-kinds.ts';

/** One component in one state, live. */
export interface Specimen {
  /** Unique within its sheet. */
  name: string;
  /** `narrow` is in a box of 320 px: where a component follows the width of the screen instead, `note` says so. */
  state: SpecimenState;
  /** A second state that is to be seen in it, such as long words in a narrow box. */
  also?: SpecimenState;
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
  /** What its components are, and so which states they have to be shown in. */
  kind: SheetKind;
  /** States of that kind that they have not, and why. */
  lacks?: Partial<Record<SpecimenState, string>>;
  /** Names as they are imported; none where there is nothing to import. */
  components?: readonly string[];
  /** Where they are imported from; `@enerabi/shared/ui` unless given. */
  entryPoint?: string;
  /** What it is for, in one sentence. */
  purpose: string;
  specimens: readonly Specimen[];
}
