import * as z from 'zod/mini';

/** A whole number that may arrive as text in a query string. Not `Number('')`, not `1e3`, not `0x10`. */
export const integer = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/))]),
      z.transform((value) => Number(value)),
    ),
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
  );

/** A coordinate or another decimal that may arrive as text in a query string. */
export const decimal = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^-?\d{1,10}(\.\d{1,15})?$/))]),
      z.transform((value) => Number(value)),
    ),
    z.number().check(z.minimum(minimum), z.maximum(maximum)),
  );

/** A boolean that may arrive as `true`, `false`, `1` or `0` in a query string. */
export const flag = () =>
  z.pipe(
    z.pipe(
      z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
      z.transform((value) => value === true || value === 'true' || value === '1'),
    ),
    z.boolean(),
  );

/** The part of an address that names a facility, a notice or an interview. */
export const pathName = () => z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,119}$/));

/** A prefecture or, in a query, an area: six digits with the check digit (R1.7). */
export const prefectureCode = () => z.string().check(z.regex(/^\d{6}$/));

/** A local government code (全国地方公共団体コード): six digits with the check digit. */
export const municipalityCode = () => z.string().check(z.regex(/^\d{6}$/));

/** A month, `YYYY-MM`. */
export const month = () => z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** A calendar date in Asia/Tokyo, `YYYY-MM-DD`. */
export const date = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A time of day as facilities publish it, `HH:MM`; up to 29:59, since night care closes at 25:00. */
export const timeOfDay = () => z.string().check(z.regex(/^[0-2]\d:[0-5]\d$/));

/** A time on the wall clock in Asia/Tokyo, `YYYY-MM-DD HH:mm:ss` without offset. */
export const wallClock = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} [0-2]\d:[0-5]\d:[0-5]\d$/));
