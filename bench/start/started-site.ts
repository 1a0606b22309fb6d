import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@enerabi/shared/testing/free-port';
import { bareEnvironment } from '../processes/bare-environment.ts';
import { root } from '../site/workspace.ts';

export interface StartedSite {
  /** From the command to its line `ready: …`. */
  readyS: number;
  /** From SIGTERM to the end of the command. */
  stopS: number;
}

/**
 * Runs `npm start` until it is ready, and then to its end.
 * @throws Error with its output if it ends before, or fails
 */
export async function startedSite(dataDir: string): Promise<StartedSite> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'scripts/bootstrap.mjs'), 'start'], {
    env: {
      ...bareEnvironment(),
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-4_000);
  });
  const closed = once(child, 'close');
  // Its first and only line there.
  await Promise.race([once(child.stdout, 'data'), closed]);
  const readyAt = performance.now();
  child.kill('SIGTERM');
  const [code] = await closed;
  if (code !== 0) throw new Error(`npm start ended with ${code}: ${words.trim()}`);
  return { readyS: (readyAt - startedAt) / 1000, stopS: (performance.now() - readyAt) / 1000 };
}
