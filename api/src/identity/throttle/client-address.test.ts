import { expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { openApp } from '../testing/open-app.ts';

describeOnDatabases('from where a request comes', (database) => {
  const tries = async (trustedProxies: string[], forwardedFor: (turn: number) => string) => {
    await database.db.deleteFrom('attempt').execute();
    const { post } = await openApp(database.db, { trustedProxies });
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const headers = { 'x-forwarded-for': forwardedFor(turn) };
      const body = { mailaddress: 'nobody@example.jp', password: 'x' };
      statuses.push((await post('/api/login', body, { from: '10.0.0.1', headers })).status);
    }
    return statuses;
  };

  it('is what a trusted proxy says', async () => {
    expect(await tries(['10.0.0.0/8'], (turn) => `192.0.2.${turn}`)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await tries(['10.0.0.0/8'], (turn) => `192.0.2.${turn}, 198.51.100.1`)).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  it('is not taken from an untrusted header', async () => {
    expect(await tries([], (turn) => `192.0.2.${turn}`)).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
