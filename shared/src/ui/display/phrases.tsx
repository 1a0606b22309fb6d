import { splitPhrases } from './split-phrases.ts';

/** A heading or label, whose lines break between its phrases in every browser; see base.css. */
export const Phrases = ({ children }: { children: string }) =>
  splitPhrases(children).flatMap((phrase, at) => [<wbr key={at} />, phrase]);
