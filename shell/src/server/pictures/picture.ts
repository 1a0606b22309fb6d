/** The content of a picture, as the worker draws it. */
export type Picture =
  | {
      kind: 'facility';
      name: string;
      type: string;
      place: string;
      /** The nearest station; the first that there is room for. */
      stations: readonly string[];
      /** Address of the facility's drawing. */
      drawing: string;
    }
  /** A prefecture: `name` is its own. */
  | { kind: 'area'; name: string }
  | { kind: 'site' };
