import type { PostKind } from './post-kind.ts';

/** A CSV with all headings and a row as an example. */
export const csvTemplate = ({ fields }: PostKind): string =>
  [fields.map(({ heading }) => heading), fields.map(({ example }) => example)]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** The same row as a line of JSON. */
export const jsonTemplate = ({ fields }: PostKind): string =>
  `${JSON.stringify(Object.fromEntries(fields.map(({ name, example }) => [name, example])))}\n`;
