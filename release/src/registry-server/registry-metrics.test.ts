import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { parseSteps, rollBack, rollOutStored } from '../registry/index.ts';
import { audit } from '../registry/registry.fixture.ts';
import { useRegistryServer } from './registry-server.fixture.ts';

const scene = useRegistryServer();
const { app, publish } = scene;

it('figures of rollouts are there while one runs, and only for this machine', async () => {
  await publish(1);
  const two = await publish(2);
  const change = { ...scene.registry, ...audit, app };
  const { to } = await rollBack(change);
  const origin = await scene.start();
  const metrics = async (headers = {}) => (await fetch(`${origin}/metrics`, { headers })).text();
  expect(await metrics()).toContain(`release_standing{app="${app}"} 2`);
  expect(await metrics()).not.toContain('release_rollout_weight{');
  await rollOutStored(change, parseSteps('10'), two.to);
  const text = await metrics();
  expect(text).toContain(`release_rollout_weight{app="${app}"} 0.1`);
  expect(text).toContain(`release_rollout_visits{app="${app}",arm="candidate"} 0`);
  expect(text).toContain('release_document_sound 1');
  expect(await metrics({ 'x-forwarded-for': '203.0.113.1' })).toBe('Not Found\n');
  expect(to).not.toBe(two.to);
});

it('alerts and dashboard ask for figures that there are', async () => {
  await publish(1);
  const origin = await scene.start();
  const known = await (await fetch(`${origin}/metrics`)).text();
  const folder = path.join(import.meta.dirname, '../../../deploy/monitoring');
  const texts = await Promise.all(
    ['alerts.yml', 'releases.dashboard.json'].map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const asked = new Set(texts.flatMap((text) => text.match(/\brelease_[a-z_]+/g) ?? []));
  expect(asked.size).toBeGreaterThan(5);
  for (const name of asked) expect(known).toContain(`# HELP ${name} `);
});
