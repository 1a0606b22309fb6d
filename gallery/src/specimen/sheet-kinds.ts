export type SpecimenState =
  | 'default'
  | 'hover'
  | 'focus'
  | 'disabled'
  | 'error'
  | 'loading'
  | 'long'
  | 'narrow';

/** The states that the sheet of each kind of component has to show. */
export const statesOf = {
  /** Does something when it is pressed. */
  action: ['default', 'hover', 'focus', 'disabled', 'loading', 'long', 'narrow'],
  /** Leads somewhere, or unfolds what is there already. */
  link: ['default', 'hover', 'focus', 'long', 'narrow'],
  /** Is filled in. */
  control: ['default', 'hover', 'focus', 'disabled', 'error', 'long', 'narrow'],
  /** Holds controls, and sends them. */
  form: ['default', 'error', 'loading', 'long', 'narrow'],
  /** Shows an item of a list and leads to it. */
  card: ['default', 'hover', 'focus', 'long', 'narrow'],
  /** Is only read. */
  display: ['default', 'long', 'narrow'],
  /** Is read, and may be closed. */
  message: ['default', 'hover', 'focus', 'error', 'long', 'narrow'],
  /** Stands in for what is still to come. */
  waiting: ['loading', 'narrow'],
  /** Lies over the page. */
  overlay: ['default', 'error', 'loading', 'long', 'narrow'],
  /** A part of other components. */
  material: ['default'],
} as const satisfies Record<string, readonly SpecimenState[]>;

export type SheetKind = keyof typeof statesOf;
