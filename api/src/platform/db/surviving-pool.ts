import pg from 'pg';

/**
 * A pool whose broken connections only fail their query. A connection reports its end by an event, which would end
 * the process without a listener: on the pool if the connection is idle, on the connection if it is in use.
 */
export function survivingPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
