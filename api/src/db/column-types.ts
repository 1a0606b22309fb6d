import pg from 'pg';

const { builtins } = pg.types;
type Parse = (text: string) => unknown;

/**
 * How values leave the driver: `date` stays `YYYY-MM-DD`, since a JavaScript Date would move it across time zones, and
 * `bigint` (counts) becomes a number.
 */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
    if (oid === builtins.DATE) return (text) => text;
    if (oid === builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format as 'text') as Parse;
  },
};
