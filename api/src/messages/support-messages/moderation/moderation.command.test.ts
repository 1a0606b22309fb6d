import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type HostedData, hostData } from '../../../testing/data-command.ts';

/** Each command is a process. */
jest.setTimeout(60_000);

describe('npm run data -- support-messages', () => {
  let hosted: HostedData;
  beforeAll(async () => {
    hosted = await hostData();
    await hosted.run(['demo', '--facilities', '40']);
  });
  afterAll(() => hosted.close());

  const messages = (...words: string[]) => hosted.run(['support-messages', ...words]);

  it('lists and decides, with 0', async () => {
    const [first] = JSON.parse(
      (await messages('list', '--state', 'approved', '--limit', '1', '--json')).stdout,
    );
    expect(first).toMatchObject({ state: 'approved', reference: null, flags: [] });
    const id = String(first.id);
    expect(await messages('reject', id, '--reason', 'personal', '--note', 'a name')).toEqual({
      status: 0,
      stdout: `${id} is rejected (was approved)\n`,
      stderr: '',
    });
  });

  it('has one line and 1 for an unknown message, 2 for wrong usage', async () => {
    expect(await messages('approve', '346A-346A')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'error: no support message 346A-346A; "list" shows the references. Nothing was changed.\n',
    });
    expect(await messages('reject', '1')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--reason'),
    });
    expect((await messages('reject', '1', '--reason', 'dislike')).status).toBe(2);
    expect(await messages('reject', '1', '--reason', 'other')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--note'),
    });
    expect((await messages('list', '--state', 'new')).status).toBe(2);
  });
});
