import { readdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { newRegistry, useRegistry } from '../registry/registry.fixture.ts';
import { allows, createToken, findToken, listTokens, revokeToken } from './access-tokens.ts';

const scene = useRegistry();
const now = new Date('2026-11-21T04:00:00.000Z');
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
const make = (more: Partial<Parameters<typeof createToken>[1]> = {}) =>
  createToken(scene.registry, {
    holder: 'search team',
    apps: ['mfe-search'],
    scopes: ['read', 'publish'],
    days: 30,
    createdBy: 'aoki@ops1',
    now,
    ...more,
  });
const folder = () => scene.folder('store', 'env', 'local', 'tokens');

describe('an access token', () => {
  it('is known by its text until it expires', async () => {
    const { text } = await make();
    expect(await findToken(scene.registry, text, after(29))).toMatchObject({ holder: 'search team' });
    expect(await findToken(scene.registry, text, after(30))).toBeUndefined();
  });

  it('ends when it is revoked, and stays listed', async () => {
    const { text, token } = await make();
    await revokeToken(scene.registry, token.id, after(1));
    expect(await findToken(scene.registry, text, after(2))).toBeUndefined();
    expect(await listTokens(scene.registry)).toMatchObject([{ revokedAt: after(1).toISOString() }]);
    await expect(revokeToken(scene.registry, 'nosuchtoken0', now)).rejects.toMatchObject({ code: 'refused' });
    await expect(revokeToken(scene.registry, '../../etc', now)).rejects.toMatchObject({ code: 'refused' });
  });

  it('is not in the store', async () => {
    const { text } = await make();
    const secret = text.split('_').slice(2).join('_');
    const [name = ''] = await readdir(folder());
    expect(await readFile(`${folder()}/${name}`, 'utf8')).not.toContain(secret);
  });

  it.each(['', 'rlt_', 'rlt_abcdefghijkl_short', `rlt_../../../../_${'a'.repeat(43)}`])(
    'is no other text: %s',
    async (text) => {
      await make();
      expect(await findToken(scene.registry, text, now)).toBeUndefined();
    },
  );

  it('is not the same with another secret', async () => {
    const [one, two] = [await make(), await make()];
    const mixed = `rlt_${one.token.id}_${two.text.split('_').slice(2).join('_')}`;
    expect(await findToken(scene.registry, mixed, now)).toBeUndefined();
  });

  it('cannot be made or widened by somebody who can write to the store', async () => {
    const { text, token } = await make();
    const file = `${folder()}/${token.id}.json`;
    await writeFile(file, (await readFile(file, 'utf8')).replace('"mfe-search"', '"shell"'));
    expect(await findToken(scene.registry, text, now)).toBeUndefined();
    const stranger = newRegistry(scene.folder('store'));
    const forged = await createToken(stranger, {
      holder: 'stranger',
      apps: null,
      scopes: ['promote'],
      days: 1,
      createdBy: 'stranger',
      now,
    });
    expect(await findToken(scene.registry, forged.text, now)).toBeUndefined();
  });

  it('claims paths for one app alone', async () => {
    const { text } = await make({ claims: ['/diary'] });
    expect(await findToken(scene.registry, text, now)).toMatchObject({ claims: ['/diary'] });
    await expect(make({ claims: ['/diary'], apps: null })).rejects.toMatchObject({ code: 'refused' });
  });

  it('allows what its scopes and apps say', async () => {
    const { token } = await make();
    expect(allows(token, 'publish', 'mfe-search')).toBe(true);
    expect(allows(token, 'publish', 'mfe-account')).toBe(false);
    expect(allows(token, 'promote', 'mfe-search')).toBe(false);
    expect(allows(token, 'read', null)).toBe(true);
    const { token: wide } = await make({ apps: null, scopes: ['rollback'] });
    expect(allows(wide, 'rollback', 'shell')).toBe(true);
  });
});
