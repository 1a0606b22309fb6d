import { termsVersions } from '@enerabi/shared/constants';
import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { describeOnDatabases } from '../../testing/databases.ts';
import { codeMailedTo, tokenMailedTo } from '../testing/mails.ts';
import { openApp } from '../testing/open-app.ts';

describeOnDatabases('the log', (database) => {
  it('has neither addresses of mail nor passwords, codes or tokens', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
    const { get, post } = await openApp(database.db, { log });
    const mailaddress = 'hanako@example.jp';
    const [password, another] = ['ひまわり の 種をまく', 'チューリップ を植える'];
    const { body } = await post('/api/register', {
      mailaddress,
      password,
      position_kind_ids: [2],
      terms_version: termsVersions.site,
    });
    const { cognito_sub } = body;
    const code = await codeMailedTo(database.db, mailaddress);
    const activating = { mailaddress, cognito_sub, authentication_code: code };
    const { RefreshToken, IdToken } = (await post('/api/activate', activating)).body;
    const authorization = `Bearer ${IdToken}`;
    await get(`/api/front_get_user_status?mailaddress=${mailaddress}`, { authorization });
    await get('/api/front_me', { authorization });
    await post('/api/refresh', { refresh_token: RefreshToken }, { authorization });
    await post('/api/login', { mailaddress, password: 'wrong' });
    await post('/api/password_forgot', { mailaddress });
    const token = await tokenMailedTo(database.db, mailaddress);
    await post('/api/password_reset', { cognito_sub, token, password: another });
    await post('/api/login', { mailaddress, password: another });
    expect(lines.length).toBeGreaterThan(8);
    const all = lines.join('');
    for (const secret of [mailaddress, password, another, 'wrong', token, RefreshToken, IdToken]) {
      expect(secret).not.toBe('');
      expect(all).not.toContain(secret);
    }
    // Six digits may be part of a time.
    expect(all).not.toMatch(new RegExp(`(?<!\\w)${code}(?!\\w)`));
  });
});
