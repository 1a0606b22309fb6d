import { rm } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { unserved } from '../service-record/service-record.ts';
import { replaceVariant } from '../store/replace-variant.fixture.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import type { ProbeResult } from './log/log-entry.schemas.ts';
import { readHistory } from './log/log-history.ts';
import { publishBuild } from './operations/publish-build.ts';
import { rollBack } from './operations/roll-back.ts';
import { readStatus } from './operations/status.ts';
import { app, audit, useRegistry } from './registry.fixture.ts';
import { RegistryError } from './registry-error.ts';

const scene = useRegistry();
const { folder, publish, document } = scene;

describe('publishing and rolling back (R7.1)', () => {
  it('shows in the projection at once, signed, with a higher seq on a rollback, too', async () => {
    const one = await publish(1);
    const two = await publish(2);
    expect((await document()).apps[app]).toMatchObject({ active: two.to, lastKnownGood: one.to });
    const result = await rollBack({ ...scene.registry, ...audit, app, reason: 'blank list' });
    expect(result).toMatchObject({ from: two.to, to: one.to, changed: true, confirmation: { seq: 3 } });
    expect(await document()).toMatchObject({
      seq: 3,
      retired: [two.to],
      generatedAt: '2026-11-21T04:00:00.000Z',
    });
    expect((await document()).apps[app]).toMatchObject({ active: one.to, lastKnownGood: null });
  });

  it('logs who, when, why, from and to', async () => {
    const one = await publish(1);
    const two = await publish(2);
    await rollBack({ ...scene.registry, ...audit, app, reason: 'blank list' });
    const [latest] = await readHistory(scene.registry, 1, app);
    expect(latest?.event).toMatchObject({
      command: 'rollback',
      who: 'parent@home',
      at: '2026-11-21T04:00:00.000Z',
      reason: 'blank list',
      from: two.to,
      to: one.to,
    });
  });

  it('logs nothing when the same build is published again', async () => {
    const first = await publish(1);
    expect(await publish(1)).toMatchObject({ to: first.to, changed: false, created: false });
    expect(await scene.registry.store.lastLogSeq('local')).toBe(1);
  });

  it('refuses a command that expects something else', async () => {
    const one = await publish(1);
    await expect(publish(2, app, { expect: null })).rejects.toMatchObject({
      code: 'conflict',
      active: one.to,
    });
    await expect(rollBack({ ...scene.registry, ...audit, app, expect: 'r_0' })).rejects.toBeInstanceOf(
      RegistryError,
    );
    expect((await document()).seq).toBe(1);
  });

  it('goes back to any release that was active once, and to no other', async () => {
    const one = await publish(1);
    const [two] = [await publish(2), await publish(3)];
    const { manifest } = await scene.registry.store.putRelease(
      app,
      await writeSampleBuild(folder('build'), app, 4),
      {
        commit: null,
        builtAt: audit.now.toISOString(),
      },
    );
    await expect(rollBack({ ...scene.registry, ...audit, app, to: manifest.id })).rejects.toThrow(
      'was never active',
    );
    await rollBack({ ...scene.registry, ...audit, app, to: one.to });
    expect(await rollBack({ ...scene.registry, ...audit, app, to: two.to })).toMatchObject({ to: two.to });
  });

  it('keeps nothing newer as known good when it goes back to a release by name', async () => {
    const [one, two] = [await publish(1), await publish(2)];
    await rollBack({ ...scene.registry, ...audit, app });
    const four = [await publish(3), await publish(4)].at(-1);
    await rollBack({ ...scene.registry, ...audit, app, to: two.to });
    expect(await document()).toMatchObject({
      apps: { [app]: { active: two.to, lastKnownGood: one.to } },
      retired: [four?.to],
    });
  });

  it('refuses to go back to a damaged release and names the next one', async () => {
    const [one, two] = [await publish(1), await publish(2), await publish(3)];
    await rm(folder('store', 'r', app, two.to), { recursive: true });
    const rollback = rollBack({ ...scene.registry, ...audit, app });
    await expect(rollback).rejects.toThrow(
      `not in the store; the next one behind it is ${one.to} (unproven)`,
    );
    expect((await document()).seq).toBe(3);
  });

  it('refuses to go back to a release whose compressed files were replaced, records and all', async () => {
    const one = await publish(1);
    await publish(2);
    const release = folder('store', 'r', app, one.to);
    await replaceVariant(release, 'client/remoteEntry.1.mjs', 'br', brotliCompressSync('evil();'));
    await expect(rollBack({ ...scene.registry, ...audit, app })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('holds something else than the file it stands for'),
    });
    expect((await document()).seq).toBe(2);
  });

  it('heals a known good release, too, once the active one is published after it', async () => {
    const [one, two] = [await publish(1), await publish(2)];
    await rm(folder('store', 'r', app, one.to), { recursive: true });
    await publish(1);
    await publish(2);
    const [status] = (await readStatus(scene.registry)).apps;
    expect(status).toMatchObject({ active: two.to, lastKnownGood: one.to, fault: null });
  });

  it('heals the active release by publishing its build again', async () => {
    const one = await publish(1);
    await rm(folder('store', 'r', app, one.to), { recursive: true });
    expect((await readStatus(scene.registry)).apps[0]?.fault).toContain('not in the store');
    expect(await publish(1)).toMatchObject({ to: one.to, created: true });
    expect((await readStatus(scene.registry)).apps[0]?.fault).toBeNull();
  });
});

describe('a probe before a publication', () => {
  const passed: ProbeResult = { outcome: 'passed', pages: ['/f'], detail: null };
  const failed: ProbeResult = { outcome: 'failed', pages: [], detail: 'it throws' };
  const publishProbed = async (mark: number, result: ProbeResult, isForced = false) => {
    const buildDir = await writeSampleBuild(folder('build'), app, mark);
    const probe = async () => result;
    return publishBuild({ ...scene.registry, ...audit, app, buildDir, probe, isForced });
  };
  const standing = async () => (await readStatus(scene.registry)).apps[0]?.standing;

  it('is refused where its first page is too heavy, unless it is forced', async () => {
    await publish(1, 'shell');
    const heavy = { ...passed, firstPageBytes: 115_001 };
    await expect(publishProbed(1, heavy)).rejects.toMatchObject({
      code: 'gate_refused',
      message: expect.stringContaining('of /f are 115001 bytes (gzip) of at most 115000'),
    });
    await publishProbed(1, { ...passed, firstPageBytes: 115_000 });
    await publishProbed(2, heavy, true);
    expect(await standing()).toBe('probed');
  });

  it('is refused before the log is written where it failed, and logged where it was forced', async () => {
    await publish(1, 'shell');
    await expect(publishProbed(1, failed)).rejects.toMatchObject({
      code: 'probe_failed',
      message: expect.stringMatching(/^mfe-search r_\w+ was not published: it throws; .* --force /),
    });
    expect((await document()).seq).toBe(1);
    await publishProbed(1, failed, true);
    expect((await readHistory(scene.registry, 1, app))[0]?.event.probe).toEqual(failed);
    expect(await standing()).toBe('faulty');
  });

  it('is not asked for without a live shell, nor for what is active and whole', async () => {
    expect((await publishProbed(1, failed)).probe.outcome).toBe('skipped');
    await publish(1, 'shell');
    expect((await publishProbed(1, failed)).probe.outcome).toBe('skipped');
    await rm(folder('store', 'r', app, (await publishProbed(1, failed)).to), { recursive: true });
    expect((await publishProbed(1, passed)).probe).toEqual(passed);
  });

  it('makes the release one to fall back on, after those that have served', async () => {
    await publish(1, 'shell');
    const served = await publishProbed(1, passed);
    const at = audit.now.getTime() + 60_000;
    const record = { ...unserved, since: at, until: at, pages: 1, provenAt: at };
    const file = { schema: 1, releases: { [served.to]: record } };
    await scene.registry.store.writeServiceFile('local', 'one', JSON.stringify(file));
    expect(await standing()).toBe('known_good');
    const second = await publishProbed(2, passed);
    await publishProbed(3, passed);
    expect((await document()).apps[app]).toMatchObject({
      lastKnownGood: served.to,
      fallbacks: [
        { release: served.to, standing: 'known_good' },
        { release: second.to, standing: 'probed' },
      ],
    });
    const [latest] = await readHistory(scene.registry, 1, app);
    expect(latest?.event.health).toMatchObject([{ release: served.to, standing: 'known_good', pages: 1 }]);
    await scene.registry.store.writeServiceFile('local', 'one', 'no JSON');
    expect(await rollBack({ ...scene.registry, ...audit, app })).toMatchObject({ to: served.to });
  });
});
