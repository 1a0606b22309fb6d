import { type RawBuilder, sql } from 'kysely';

/** A column of local times in the contract's form, `YYYY-MM-DD HH:mm:ss`: JSON of PostgreSQL would have a T within. */
export const wallClockText = (clock: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${clock}, 'YYYY-MM-DD HH24:MI:SS')`;
