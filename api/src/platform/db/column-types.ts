import pg from 'pg';

const { builtins } = pg.types;
type Parse = (text: string) => unknown;

/**
 * Types of values from the driver: `date` is `YYYY-MM-DD` and a wall clock without a zone `YYYY-MM-DD HH:mm:ss`,
 * since a JavaScript Date would shift them across time zones; `bigint` (counts) is a number.
 */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
    if (oid === builtins.DATE || oid === builtins.TIMESTAMP) return (text) => text;
    if (oid === builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format as 'text') as Parse;
  },
};

/** Dates are `YYYY-MM-DD` text, never a JavaScript Date: a day in Japan is not an instant. */
export type Day = string;
export type TimeOfDay = string;
/** `YYYY-MM-DD HH:mm:ss` in Japan. */
export type WallClock = string;
