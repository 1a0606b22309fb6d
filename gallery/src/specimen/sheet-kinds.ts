export type SpecimenState =
  | 'default'
  | 'hover'
  | 'focus'
  | 'disabled'
  | 'error'
  | 'loading'
  | 'long'
  | 'narrow';

/** The states that the sheet of each kind of component must show. */
export const statesOf = {
  /** Acts when it is pressed. */
  action: ['default', 'hover', 'focus', 'disabled', 'loading', 'long', 'narrow'],
  /** Links, or unfolds content that is already there. */
  link: ['default', 'hover', 'focus', 'long', 'narrow'],
  /** Takes input. */
  control: ['default', 'hover', 'focus', 'disabled', 'error', 'long', 'narrow'],
  /** Contains controls, and sends them. */
  form: ['default', 'error', 'loading', 'long', 'narrow'],
  /** Shows an item of a list and links to it. */
  card: ['default', 'hover', 'focus', 'long', 'narrow'],
  /** Only text or pictures. */
  display: ['default', 'long', 'narrow'],
  /** A text that may be closed. */
  message: ['default', 'hover', 'focus', 'error', 'long', 'narrow'],
  /** Shown while content loads. */
  waiting: ['loading', 'narrow'],
  /** Covers the page. */
  overlay: ['default', 'error', 'loading', 'long', 'narrow'],
  /** A part of other components. */
  material: ['default'],
} as const satisfies Record<string, readonly SpecimenState[]>;

export type SheetKind = keyof typeof statesOf;
