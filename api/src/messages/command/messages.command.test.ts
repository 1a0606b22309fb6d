import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { type HostedData, hostData } from '../../testing/data-command.ts';
import { sampleMessage } from '../../testing/member-rows.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';

/** Each command is a process. */
jest.setTimeout(60_000);

describe('npm run data -- messages', () => {
  let hosted: HostedData;
  beforeAll(async () => {
    hosted = await hostData();
    const { db } = hosted;
    await saveFacilities(db, [sampleRecord('A', { path_name: 'a' })]);
    const { facility_id } = await ownerOf(db, 'a');
    const sent = (reference: string, state: 'queued' | 'held') =>
      sampleMessage({ facility_id, account_id: null }, new Date(), {
        reference,
        state,
        mailaddress: 'hanako@example.jp',
        candidate_information: JSON.stringify({ last_name: '花岡', first_name: '花子' }),
      });
    await db
      .insertInto('candidate_message')
      .values([sent('7K3M-92QF', 'held'), sent('AAAA-2222', 'held'), sent('CCCC-3333', 'queued')])
      .execute();
  });
  afterAll(() => hosted.close());

  const data = (words: string[], settings?: Record<string, string>) =>
    hosted.run(['messages', ...words], settings);

  it('lists what waits, shows, releases, rejects and exports', async () => {
    const listed = await data(['list', '--json']);
    expect(JSON.parse(listed.stdout)).toHaveLength(3);
    const shown = await data(['show', '7k3m-92qf']);
    expect(shown).toMatchObject({ status: 0, stdout: expect.stringContaining('花岡 花子') });
    const smtp = { MAIL_TRANSPORT: 'smtp://127.0.0.1:2525' };
    expect(await data(['release', '7K3M-92QF'], smtp)).toMatchObject({
      status: 1,
      stderr:
        'error: 7K3M-92QF has nobody to go to: the facility has no mail address; set DESK_MAILADDRESS.\n',
    });
    const released = await data(['release', '7K3M-92QF', '--json'], {
      ...smtp,
      DESK_MAILADDRESS: 'desk@site.test',
    });
    expect(JSON.parse(released.stdout)).toEqual({ reference: '7K3M-92QF', recipient: 'desk' });
    expect(await data(['release', '7K3M-92QF'])).toMatchObject({
      status: 1,
      stderr: 'error: 7K3M-92QF was passed on already.\n',
    });
    expect((await data(['reject', 'AAAA-2222', '--reason', '広告'])).status).toBe(0);
    const rest = JSON.parse((await data(['list', '--json'])).stdout) as object[];
    expect(rest).toMatchObject([{ reference: 'CCCC-3333', delivery: 'none' }]);
    const exported = await data(['export', '--facility', 'a']);
    expect(exported.stdout.split('\r\n')).toHaveLength(5);
    expect((await data(['export', '--facility', 'b', '--json'])).stdout).toBe('[]\n');
  });

  it('exits with 1 and one line for what is not there, with 2 on wrong usage, and documents it', async () => {
    expect(await data(['show', 'XXXX-XXXX'])).toMatchObject({
      status: 1,
      stderr: 'error: There is no message XXXX-XXXX.\n',
    });
    expect((await data(['reject', '7K3M-92QF'])).status).toBe(2);
    expect((await data(['list', '--limit', 'all'])).status).toBe(2);
    expect((await data(['export', '--csv', '--json'])).status).toBe(2);
    expect(await data(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Exit codes: 0'),
    });
  });
});
