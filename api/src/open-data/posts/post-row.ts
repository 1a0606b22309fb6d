/** A post in a file: its texts by the name of their column. */
export interface PublishedPost {
  texts: Partial<Record<string, string>>;
  /** Why its texts cannot be trusted. */
  fault: string | null;
}

/** A row as published: its texts by field. */
export interface PostRow extends PublishedPost {
  /** Name of the file. */
  file: string;
  /** In a CSV counted with the heading, in JSON Lines the line; in XML and JSON-LD the post's place among the others. */
  row: number;
}
