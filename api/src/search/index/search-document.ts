/** The facts of every document, whatever its collection: texts, a place, and the version. */
export interface SearchDocument {
  /** The transaction (xid8) that wrote it, as a number. */
  changed_in: number;
  /** Names in search form, one or two lines; a keyword that begins one of them is a better match. */
  search_name: string;
  /** Everything that a keyword can match, in search form, a line each; it begins with the lines of `search_name`. */
  search_text: string;
  prefecture_code: string;
  municipality_code: string | null;
  municipality_name: string;
  latitude: number | null;
  longitude: number | null;
}
