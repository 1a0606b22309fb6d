import path from 'node:path';
import { run, shell } from '@enerabi/release/build';
import { rspack } from '@rspack/core';
import { replaceModule, withPlugins } from '../site/build-overrides.ts';
import { root } from '../site/workspace.ts';

const here = (name: string): string => path.join(import.meta.dirname, name);

export interface RecordedShell {
  /** A build of the shell whose workers get the recorded reply instead of calling the API. */
  worker: string;
  /** The same, with its element exposed: `server.cjs` of the bare control. */
  bare: string;
}

/** Builds the shell with the API's reply built in, so that only rendering is measured. */
export async function buildRecordedShell(folder: string, reply: unknown): Promise<RecordedShell> {
  const recorded = [
    replaceModule(/^@enerabi\/shared\/client$/, here('recorded-client.ts')),
    new rspack.DefinePlugin({ RECORDED_REPLY: JSON.stringify(reply) }),
  ];
  const exposed = [...recorded, replaceModule(/^react-dom\/server$/, here('exposed-render.ts'))];
  const dir = path.join(root, 'shell');
  const [worker, bare] = [path.join(folder, 'worker'), path.join(folder, 'bare')];
  const [browser, server] = shell(dir, { outDir: worker });
  await run('recorded shell', [browser, withPlugins(server, ...recorded)]);
  await run('bare control', [withPlugins(shell(dir, { outDir: bare })[1], ...exposed)]);
  return { worker, bare };
}
