import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const results = path.join(import.meta.dirname, '../results');

/** @returns the file's path from the workspace's root */
export async function writeResult(name: string, report: object): Promise<string> {
  await mkdir(results, { recursive: true });
  await writeFile(path.join(results, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  return `bench/results/${name}.json`;
}
