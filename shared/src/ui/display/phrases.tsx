import { splitPhrases } from './split-phrases.ts';

/** A heading or label, whose lines break between its phrases in every browser: where it has not `auto-phrase`, at these places. */
export const Phrases = ({ children }: { children: string }) =>
  splitPhrases(children).flatMap((phrase, at) => [<wbr key={at} />, phrase]);
