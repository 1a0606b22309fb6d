import type { ReactNode } from 'react';
import type { SheetKind, SpecimenState } from './sheet-kinds.ts';

/** A component in one state, live. */
export interface Specimen {
  /** Unique within its sheet. */
  name: string;
  /** `narrow` is in a box of 320 px; if a component depends on the window's width instead, `note` says so. */
  state: SpecimenState;
  /** A second state that it shows, such as long text in a narrow box. */
  also?: SpecimenState;
  /** Points out a detail. For `hover` and `focus`: the behaviour, since a class cannot imitate it. */
  note?: string;
  /** A component: it may use state. Its source is shown beside it, see `usage/usages.ts`. */
  render: () => ReactNode;
}

/**
 * All that the gallery shows of a component, in one file: `groups/<group>/<component>.specimens.tsx` exports it as
 * `specimens`. It needs no other registration.
 */
export interface SpecimenSheet {
  title: string;
  /** The kind of its components, which decides the states that the sheet must show. */
  kind: SheetKind;
  /** States of that kind that the component does not have, and why. */
  lacks?: Partial<Record<SpecimenState, string>>;
  /** Exported names; absent if there is nothing to import. */
  components?: readonly string[];
  /** The entry point that exports them; default `@enerabi/shared/ui`. */
  entryPoint?: string;
  /** The component's purpose, in one sentence. */
  purpose: string;
  specimens: readonly Specimen[];
}
