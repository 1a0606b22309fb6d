import pg from 'pg';

/**
 * A pool whose broken connections fail their query, and nothing else.
 * A connection tells of its end by an event; where nobody listens, it would end the process, be it idle (the pool is
 * told) or at work (only the connection itself is).
 */
export function survivingPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
