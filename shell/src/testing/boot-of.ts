import type { Boot } from '../boot.ts';

/** Reads the boot data of a document. @throws SyntaxError if it has none */
export const bootOf = (html: string): Boot =>
  JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Boot;
