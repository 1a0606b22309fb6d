import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Command, CommanderError } from 'commander';
import { Webhook } from 'standardwebhooks';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { saveWebhookFacilities } from '../../../testing/webhook-facilities.ts';
import { startReceiver, type TestReceiver } from '../testing/receiver.ts';
import { testKey } from '../testing/test-webhooks.ts';
import { webhooksCommand } from './webhooks.command.ts';

it('the commands are among those about data', () => {
  const cli = join(import.meta.dirname, '../../../cli.ts');
  const help = execFileSync(process.execPath, [cli, 'webhooks', '--help'], { encoding: 'utf8' });
  expect(help).toContain('Exit codes: 0');
});

describeOnDatabases('commands of webhooks', (database) => {
  let receiver: TestReceiver;
  beforeAll(async () => {
    receiver = await startReceiver();
    await saveWebhookFacilities(database.db);
  });
  afterAll(() => receiver.stop());

  /** The command line in this process. */
  const data = async (...words: string[]) => {
    const said = { status: 0, stdout: '', stderr: '' };
    const program = new Command('data').exitOverride().configureOutput({
      writeErr: (text) => {
        said.stderr += text;
      },
    });
    webhooksCommand(program, {
      keyOf: async () => testKey,
      environment: { NODE_ENV: 'development', WEBHOOK_LOCALHOST: 'allowed' },
      open: async () => ({ db: database.db, kind: database.kind, close: async () => {} }),
      write: (text) => {
        said.stdout += text;
      },
      setExitCode: (code) => {
        said.status = code;
      },
    });
    try {
      await program.parseAsync(['webhooks', ...words], { from: 'user' });
    } catch (error) {
      said.status = error instanceof CommanderError ? 2 : 1;
      if (!(error instanceof CommanderError)) said.stderr += `error: ${(error as Error).message}\n`;
    }
    return said;
  };
  const json = async (...words: string[]) => JSON.parse((await data(...words, '--json')).stdout);

  it('adds, tests, rotates, disables, replays and removes', async () => {
    const { id, secret } = await json('add', '--facility', 'hikari', '--url', receiver.url);
    expect(secret).toMatch(/^whsec_/);
    expect((await data('list')).stdout).toMatch(/1 +facility hikari +enabled +0 +0 +- +http:/);
    expect(await data('test', String(id))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('with status 204'),
    });
    const [{ body = '', headers } = {}] = receiver.received;
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'webhook.test',
    });
    expect((await json('rotate', String(id), '--overlap', '2')).secret).not.toBe(secret);
    receiver.answer((response) => response.writeHead(503).end());
    expect(await data('test', String(id))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('status 503'),
    });
    const [failed] = await json('deliveries', String(id), '--undelivered');
    expect(failed).toMatchObject({ state: 'given_up', last_status: 503, body: { type: 'webhook.test' } });
    expect((await data('deliveries', String(id))).stdout).toMatch(/given up.+status 503\n.+delivered/);
    expect(await json('disable', String(id), '--reason', 'moves')).toMatchObject({ changed: true });
    expect(await data('replay', String(failed.id))).toMatchObject({
      status: 1,
      stderr: `error: Webhook endpoint ${id} is disabled, nothing is sent again; \`webhooks enable ${id}\` first.\n`,
    });
    expect(await json('enable', String(id))).toEqual({ id, changed: true });
    expect(await json('enable', String(id))).toEqual({ id, changed: false });
    expect(await json('replay', '--endpoint', String(id))).toEqual({ replayed: 1 });
    expect(await json('list')).toMatchObject([{ id, facility: 'hikari', waiting: 1, given_up: 0 }]);
    expect((await data('remove', String(id))).status).toBe(0);
    expect(await json('list')).toEqual([]);
  });

  it('says in one line what is wrong and how to mend it', async () => {
    const refused = async (...words: string[]) => {
      const { status, stderr } = await data(...words);
      return `${status} ${stderr}`;
    };
    const add = (...words: string[]) => refused('add', ...words);
    const url = 'https://example.jp/webhooks';
    expect(await add('--facility', 'hikari', '--url', 'https://10.0.0.1/')).toMatch(
      /^1 error: --url https:\/\/10\.0\.0\.1\/ is not on the public internet.+\n$/,
    );
    expect(await add('--facility', 'nowhere', '--url', url)).toMatch(
      /^1 error: No facility has .+ nowhere.+\n$/,
    );
    expect(await add('--operator', 'nobody', '--url', url)).toMatch(
      /^1 error: No operator has .+ nobody.+\n$/,
    );
    expect((await data('add', '--operator', 'hikari-kai', '--url', url)).status).toBe(0);
    expect(await add('--operator', 'hikari-kai', '--url', url)).toMatch(
      /^1 error: .+ is an endpoint already.+\n$/,
    );
    expect(await refused('test', '99')).toMatch(/^1 error: There is no webhook endpoint 99.+\n$/);
    expect(await refused('replay', '99')).toMatch(/^1 error: There is no webhook delivery 99.+\n$/);
    expect(await refused('replay')).toMatch(/^2 error: what to replay/);
    expect(await add('--url', url)).toMatch(/^2 error: an endpoint is of one facility or operator/);
    expect(await refused('test', 'x')).toMatch(/^2 /);
  });
});
