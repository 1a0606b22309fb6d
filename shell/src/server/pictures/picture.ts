/** The content of a picture, as the worker draws it. */
export type Picture =
  | {
      kind: 'facility';
      name: string;
      type: string;
      place: string;
      /** Nearest station, in several lengths; the first that fits is drawn. */
      stations: readonly string[];
      /** Address of the facility's illustration. */
      drawing: string;
    }
  /** A prefecture, by its name. */
  | { kind: 'area'; name: string }
  | { kind: 'site' };
