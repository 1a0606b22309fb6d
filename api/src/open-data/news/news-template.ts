import type { NewsKind } from './news-kind.ts';

/** A CSV with all headings and a row as an example. */
export const csvTemplate = ({ fields }: NewsKind): string =>
  [fields.map(({ heading }) => heading), fields.map(({ example }) => example)]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** The same row as a line of JSON. */
export const jsonTemplate = ({ fields }: NewsKind): string =>
  `${JSON.stringify(Object.fromEntries(fields.map(({ name, example }) => [name, example])))}\n`;
