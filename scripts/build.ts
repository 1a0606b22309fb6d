import path from 'node:path';
import { buildApp } from '@enerabi/release/build-app';

export const apps = ['shell', 'mfe-search', 'mfe-account', 'mfe-contact', 'mfe-booking'] as const;
export const root = path.join(import.meta.dirname, '..');

if (import.meta.main) {
  const named = process.argv.slice(2);
  for (const app of named.length > 0 ? named : apps) {
    const { built, ms, buildDir } = await buildApp(root, app);
    console.log(`${app}: ${built ? `built in ${ms} ms` : 'unchanged'}, ${path.relative(root, buildDir)}`);
  }
}
