import { splitPhrases } from './split-phrases.ts';

/** A heading or label. Lines break between its phrases, also in browsers without `auto-phrase` (`--break-phrases`). */
export const Phrases = ({ children }: { children: string }) =>
  splitPhrases(children).flatMap((phrase, at) => [<wbr key={at} />, phrase]);
