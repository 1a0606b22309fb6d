/** A numbered article. A list inside it follows a paragraph that ends with 「次の…」. */
export interface Article {
  title: string;
  paragraphs: readonly (string | readonly string[])[];
}

export interface TermsDocument {
  title: string;
  description: string;
  /** The day on which it came into force, `YYYY-MM-DD`. */
  version: string;
  preamble: string;
  articles: readonly Article[];
}
