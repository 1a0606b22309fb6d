import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { flows, flowsGuide } from './flows-guide.ts';

const root = path.join(import.meta.dirname, '..');
const guide = readFileSync(path.join(root, 'docs/guides/flows.md'), 'utf8');

// If it fails, run: node_modules/.bin/node scripts/flows-guide.ts > docs/guides/flows.md
it('the committed guide is what the flows declare', () => {
  expect(guide).toBe(flowsGuide());
});

it('has the flows of contact, support messages and booking', () => {
  const names = ['booking', 'enrolment contact', 'job contact', 'other contact', 'support message'];
  expect(flows.map(({ name }) => name).toSorted()).toEqual(names);
});

it('each flow has its diagram and one row a step (R2.8)', () => {
  for (const { name, steps } of flows) {
    const [, after = ''] = guide.split(`## ${name[0]?.toUpperCase()}${name.slice(1)}\n`);
    const [section = ''] = after.split('\n## ');
    expect(section).toContain('```mermaid\nstateDiagram-v2');
    expect([...section.matchAll(/^\| `(\w+)` \| `\//gm)].map(([, step]) => step)).toEqual(Object.keys(steps));
  }
});
