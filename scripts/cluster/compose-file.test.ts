import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../apps.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = read('deploy/containers/compose.yaml');

it('says of each setting that compose.yaml must get what it is', () => {
  const asked = [...compose.matchAll(/\$\{(\w+):\?([^}]*)\}/g)];
  expect(asked.length).toBeGreaterThan(5);
  // podman-compose 1.0 leaves a setting without a text as it is, and servers start with its name as their secret.
  expect(asked.filter(([, , text]) => text === '').map(([, name]) => name)).toEqual([]);
});

it('needs the settings that the guide writes into .env, and no other', () => {
  const asked = new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  const [, steps = ''] = /^### In containers$(.*?)^### /ms.exec(read('docs/guides/self-hosting.md')) ?? [];
  const written = new Set([...steps.matchAll(/^(?:\(printf ')?(\w+)=/gm)].map(([, name]) => name));
  expect([...written].toSorted()).toEqual([...asked].toSorted());
});
