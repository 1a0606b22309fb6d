import { readFile, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Outcome, runToEnd } from '@enerabi/shared/testing/child-process';
import { describe, expect, it } from '@jest/globals';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { useTemporaryFolder } from '../store/temporary-folder.fixture.ts';

const app = 'mfe-search';
const folder = useTemporaryFolder();
const program = path.join(import.meta.dirname, 'main.ts');

const release = (args: string[], env: Record<string, string> = {}): Promise<Outcome> =>
  runToEnd(program, args, { DATA_DIR: folder('data'), ...env });
const build = (mark: number) => writeSampleBuild(folder(`build-${mark}`), app, mark);
const publish = async (mark: number, ...more: string[]) =>
  release(['publish', app, '--build', await build(mark), '--by', 'parent', '--json', ...more]);
const idOf = ({ out }: Outcome): string => JSON.parse(out).to;

describe('release command', () => {
  it('publishes, rolls back, and says that it worked', async () => {
    const one = idOf(await publish(1));
    const two = idOf(await publish(2));
    const back = await release(['rollback', app, '--reason', 'blank list', '--by', 'parent']);
    expect(back).toMatchObject({ code: 0, err: '' });
    expect(back.out).toMatch(
      new RegExp(
        `^${app} runs ${one} \\(1.2.3\\) again, ${two} is retired; done in \\d+ ms, verified: signature and 6 files, seq 3\n$`,
      ),
    );
    const { out } = await release(['status', app]);
    expect(out).toMatch(/^APP +ACTIVE +VERSION +IS +SINCE +BY +LAST KNOWN GOOD +SEQ +FILES\n/);
    expect(out).toMatch(
      new RegExp(`\n${app} +${one} +1.2.3 +unproven +\\d{4}-.* UTC \\(rollback\\) +parent +- +3 +ok\n`),
    );
    expect(out).toMatch(/builds\/latest.json: production, seq 3, signed by k_[0-9a-f]{16}, verified\n/);
    expect(out).toMatch(/\n3 +.* rollback .* blank list\n2 +.* publish .*\n1 +.* publish .*\n$/);
    expect((await release(['status', app, '--limit', '1'])).out).toMatch(/verified\n\nSEQ .*\n3 .*\n$/);
    expect(await release(['verify'])).toMatchObject({ code: 0, out: expect.stringContaining('are sound') });
  });

  it('logs what a build is said to be made of, and writes it into the new release', async () => {
    const id = idOf(await publish(1));
    const { history } = JSON.parse((await release(['status', app, '--json'])).out);
    expect(history[0].provenance).toMatchObject({
      lockfile: expect.stringMatching(/^sha384-/),
      builder: expect.stringMatching(/^node v\d+\./),
    });
    const manifest = await readFile(folder('data', 'releases', 'r', app, id, 'release.json'), 'utf8');
    expect(JSON.parse(manifest).provenance).toEqual(history[0].provenance);
  });

  it('rolls out by steps, promotes and takes back', async () => {
    const one = idOf(await publish(1));
    const build2 = await build(2);
    const staged = await release(['publish', app, '--build', build2, '--rollout', '10:15,50:30,100']);
    expect(staged).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^mfe-search r_\w+ \(1.2.3\) goes to 10 % of the visitors; then 50 % after 15 min, 100 % after 30 min; .*seq 2\n$/,
      ),
    });
    expect((await release(['rollout', app, '--to', '25', '--reason', 'looks well'])).out).toMatch(
      /goes to 25 % of the visitors; done in \d+ ms, verified: .*seq 3\n$/,
    );
    expect((await release(['status', app])).out).toMatch(
      /\nmfe-search tries r_\w+ \(1.2.3, unproven\): 25 % of the visitors since .* UTC\n/,
    );
    expect((await release(['promote', app])).out).toMatch(
      /^mfe-search now runs r_\w+ \(1.2.3\) for everybody; /,
    );
    const back = await release(['rollback', app]);
    expect(back.out).toMatch(new RegExp(`^${app} runs ${one} .* again, `));
    expect((await release(['lock', app, '--reason', 'a holiday'])).code).toBe(0);
    const refused = await publish(3);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('unlock mfe-search') });
    expect((await release(['verify'])).code).toBe(0);
  });

  it('makes, lists and revokes tokens, and shows a secret once', async () => {
    const made = await release(['token', 'create', 'search team', '--apps', app, '--scopes', 'read,publish']);
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^rlt_[a-z0-9]{12}_[\w-]{43}\nsearch team /),
    });
    const id = made.out.slice(4, 16);
    const wide = await release(['token', 'create', 'ops', '--apps', 'all', '--scopes', 'rollback', '--json']);
    expect(JSON.parse(wide.out)).toMatchObject({ apps: null, scopes: ['rollback'] });
    expect((await release(['token', 'revoke', JSON.parse(wide.out).id])).code).toBe(0);
    const listed = await release(['token', 'list']);
    expect(listed.out).toMatch(new RegExp(`\n${id} +valid +${app} +read,publish +.* search team\n$`));
    expect((await release(['token', 'list', '--json'])).out).not.toContain('hash');
    expect((await release(['token', 'revoke', id])).out).toBe(`${id} of search team is revoked\n`);
    expect((await release(['token', 'list'])).out).toContain(`${id}  revoked`);
    expect(await release(['token', 'create', 'x', '--apps', app, '--scopes', 'all'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('It must be some of read, publish, promote, rollback, operate'),
    });
  });

  it('exits with 3 on a conflict and changes nothing', async () => {
    const one = idOf(await publish(1));
    const late = await publish(2, '--expect', 'none');
    expect(late.code).toBe(3);
    expect(late.err).toMatch(
      new RegExp(`^error: ${app} now runs ${one} \\(publish by parent at .*, seq 1\\), not nothing; .*\n$`),
    );
    expect(JSON.parse(late.out)).toMatchObject({ error: { code: 'conflict' } });
    const status = JSON.parse((await release(['status', '--json'])).out);
    expect(status).toMatchObject({ seq: 1, apps: [{ app, active: one, fault: null }] });
  });

  it.each<[string, string[], number, string]>([
    ['no command', [], 2, 'Usage:'],
    ['an unknown command', ['publsh'], 2, 'Did you mean publish?'],
    ['an unknown option', ['status', '--verbos'], 2, "unknown option '--verbos'"],
    ['a count that is none', ['status', app, '--limit', 'abc'], 2, 'a whole number of at least 1'],
    ['a count of nothing', ['status', app, '--limit', '0'], 2, 'a whole number of at least 1'],
    ['a negative count', ['status', app, '--limit=-3'], 2, 'a whole number of at least 1'],
    ['a missing app', ['rollback'], 2, "missing required argument 'app'"],
    [
      'a build that is not there',
      ['publish', app, '--build', '/nowhere'],
      1,
      'no build of mfe-search at /nowhere; build',
    ],
    ['a rollback of nothing', ['rollback', app], 1, 'mfe-search was never published'],
    ['steps that are none', ['rollout', app, '--to', 'ten'], 2, 'such as 10:15,50:30,100'],
    ['a rollout without a wish', ['rollout', app], 1, 'give one of --to, --next, --pause and --resume'],
    ['a promotion of nothing', ['promote', app], 1, 'mfe-search was never published'],
    ['a drill of nothing', ['drill', app], 1, 'mfe-search was never published'],
    ['a store nobody made', ['status'], 1, 'nothing was published here yet'],
  ])('tells %s apart', async (_, args, code, message) => {
    const outcome = await release(args);
    expect(outcome).toMatchObject({ code, out: '' });
    expect(outcome.err).toContain(message);
  });

  it('refuses to make a signing key in production, or to run on faulty settings', async () => {
    const args = ['publish', app, '--build', await build(1)];
    const production = await release(args, { NODE_ENV: 'production' });
    expect(production).toMatchObject({ code: 1, out: '' });
    expect(production.err).toMatch(/^error: RELEASE_SIGNING_KEY is not set and .*\n$/);
    const faulty = await release(args, { RELEASE_ENVIRONMENT: 'Prod 1' });
    expect(faulty).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^error: RELEASE_ENVIRONMENT must be .*\n$/),
    });
  });

  it('sees damage, exits with 1, and mends what can be mended', async () => {
    const one = idOf(await publish(1));
    const latest = folder('data', 'releases', 'builds', 'latest.json');
    await writeFile(latest, (await readFile(latest, 'utf8')).replace('"seq": 1', '"seq": 0'));
    expect(await release(['status'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('does not fit its content'),
    });
    expect(await release(['regenerate'])).toMatchObject({
      code: 0,
      out: 'builds/latest.json written anew, seq 1\n',
    });
    expect((await release(['status'])).code).toBe(0);
    await unlink(folder('data', 'releases', 'r', app, one, 'server.cjs'));
    expect(await release(['verify'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('server.cjs is missing'),
    });
    await rm(folder('data', 'releases', 'r', app, one), { recursive: true });
    expect((await publish(1)).code).toBe(0);
    expect((await release(['verify'])).code).toBe(0);
  });

  it('explains itself', async () => {
    const help = await release(['rollback', '--help']);
    expect(help.code).toBe(0);
    for (const word of ['[release]', '--expect', '--reason', '--json']) expect(help.out).toContain(word);
  });
});
