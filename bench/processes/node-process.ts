import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { nodeFlags } from '@enerabi/shared/server/configuration';
import { bareEnvironment } from './bare-environment.ts';

export interface NodeProcessOptions {
  args?: string[];
  env?: Record<string, string>;
  /** Cores it may use, as taskset lists them; default: all. */
  cores?: string | undefined;
  /** Receives standard output; none by default. */
  logFile?: string;
}

export interface NodeProcess {
  /** The program's message when it was ready. */
  message: { ready: true; port?: number };
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>;
  /** Ends it at once, as a crash does, and waits until it has ended. */
  kill: () => Promise<void>;
}

/**
 * Runs a program in a process of its own until it sends `{ ready: true }` over IPC. It ends with this process.
 * @param entry file, or `file:` address
 * @throws Error with its last output if it ends before
 */
export async function startNode(entry: string, options: NodeProcessOptions = {}): Promise<NodeProcess> {
  const { args = [], env = {}, cores, logFile } = options;
  const file = entry.startsWith('file:') ? new URL(entry).pathname : entry;
  const command = [process.execPath, ...nodeFlags(), file, ...args];
  const [program = '', ...rest] = cores ? ['taskset', '-c', cores, ...command] : command;
  const log = logFile ? openSync(logFile, 'a') : 'ignore';
  const child = spawn(program, rest, {
    env: { ...bareEnvironment(), NODE_ENV: 'production', ...env },
    stdio: ['ignore', log, 'pipe', 'ipc'],
  });
  if (typeof log === 'number') closeSync(log);
  const message = await readiness(child, file);
  const tellOfEnd = (code: number | null, signal: string | null): void =>
    void process.stderr.write(`${file} ended by itself: ${signal ?? `code ${code}`}\n`);
  child.once('exit', tellOfEnd);
  child.stderr?.pipe(process.stderr);
  const endBy = (signal: NodeJS.Signals) => (): Promise<void> => {
    child.off('exit', tellOfEnd);
    return ended(child, signal);
  };
  return { message, stop: endBy('SIGTERM'), kill: endBy('SIGKILL') };
}

function readiness(child: ChildProcess, file: string): Promise<NodeProcess['message']> {
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-4_000);
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: NodeProcess['message']) => message.ready && resolve(message));
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(words.trim() || `${file} ended with code ${code}.`)));
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const end = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.kill(signal);
  return end;
}
