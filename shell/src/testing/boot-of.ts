import type { Boot } from '../boot.ts';

/** Reads the data that a document carries for its browser. @throws SyntaxError where it carries none */
export const bootOf = (html: string): Boot =>
  JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Boot;
