import path from 'node:path';
import { buildApp } from '@enerabi/release/build-app';
import { apps, root } from './apps.ts';

const named = process.argv.slice(2);
for (const app of named.length > 0 ? named : apps.product) {
  const { built, ms, buildDir } = await buildApp(root, app);
  console.log(`${app}: ${built ? `built in ${ms} ms` : 'unchanged'}, ${path.relative(root, buildDir)}`);
}
