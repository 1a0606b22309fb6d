import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { nodeFlags } from '@enerabi/shared/server/configuration';

export interface ServerEnd {
  /** 1 where it was killed. */
  code: number;
  /** In words that follow the server's name: `ended with code 7`, `was killed (SIGKILL)`. */
  how: string;
}

export interface ServerProcess {
  name: string;
  logFile: string;
  /** Settles when the server says it is ready; rejects with its own last line where it ends before. */
  ready: Promise<void>;
  /** Settles when the process has ended. */
  ended: Promise<ServerEnd>;
  /** Asks it to end. */
  stop: () => void;
  /** Ends it whatever it is doing. */
  kill: () => void;
}

/** A server that ended before it was ready, in its own last words. */
export class ServerError extends Error {
  override name = 'ServerError';
}

/** Runs one of the servers; its log goes to a file, its words on standard error are kept for the one line of an error. */
export function startServer(
  name: string,
  entry: string,
  logFile: string,
  env: NodeJS.ProcessEnv = process.env,
): ServerProcess {
  const log = openSync(logFile, 'a');
  const child: ChildProcess = spawn(process.execPath, [...nodeFlags(), entry], {
    env,
    // Straight into the file: were it a pipe through this process, a logger would wait for ever once this one is gone.
    stdio: ['ignore', log, 'pipe', 'ipc'],
    // Not in the terminal's process group: Ctrl-C is handed on once, in order.
    detached: true,
  });
  closeSync(log);
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4_000);
    try {
      appendFileSync(logFile, chunk);
    } catch {
      // A full disk or a removed folder costs lines of the log, not the site.
    }
  });
  const ended = new Promise<ServerEnd>((resolve) =>
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 1, how: signal ? `was killed (${signal})` : `ended with code ${code}` }),
    ),
  );
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { ready?: boolean }) => message.ready && resolve());
    void ended.then(({ how }) =>
      reject(new ServerError(words.trim() || `${name} ${how}; its log is ${logFile}.`)),
    );
  });
  ready.catch(() => {});
  return {
    name,
    logFile,
    ready,
    ended,
    stop: () => void child.kill('SIGTERM'),
    kill: () => void child.kill('SIGKILL'),
  };
}
