import type { Boot } from '../boot.ts';

/** What a document tells its browser. @throws SyntaxError where it tells nothing */
export const bootOf = (html: string): Boot =>
  JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Boot;
