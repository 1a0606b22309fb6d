import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { nodeFlags } from '@enerabi/shared/server/configuration';

export interface ServerEnd {
  /** 1 if it was killed. */
  code: number;
  /** A text that follows the server's name: `ended with code 7`, `was killed (SIGKILL)`. */
  how: string;
}

export interface ServerProcess {
  name: string;
  logFile: string;
  /** Resolves when the server says it is ready; rejects with its last line if it ends before. */
  ready: Promise<void>;
  /** Resolves when the process has ended. */
  ended: Promise<ServerEnd>;
  /** Asks it to stop. */
  stop: () => void;
  /** Ends it at once. */
  kill: () => void;
}

/** A server that ended before it was ready; the message is its last line. */
export class ServerError extends Error {
  override name = 'ServerError';
}

/** Starts a server. Its log goes to a file, and its standard error is kept for an error message. */
export function startServer(
  name: string,
  entry: string,
  logFile: string,
  env: NodeJS.ProcessEnv = process.env,
): ServerProcess {
  const log = openSync(logFile, 'a');
  const child: ChildProcess = spawn(process.execPath, [...nodeFlags(), entry], {
    env,
    // Writes directly into the file: through a pipe of this process, a logger would wait for ever after this process
    // has ended.
    stdio: ['ignore', log, 'pipe', 'ipc'],
    // Not in the terminal's process group, since Ctrl-C is passed on once and in order.
    detached: true,
  });
  closeSync(log);
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4_000);
    try {
      appendFileSync(logFile, chunk);
    } catch {
      // A full disk or a removed folder loses lines of the log, but does not stop the site.
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
