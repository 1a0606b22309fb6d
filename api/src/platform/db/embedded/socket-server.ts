import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import * as wire from './wire.ts';

/**
 * Lets other processes of this user use the embedded database through a Unix socket, with any PostgreSQL client. The
 * embedded database has one connection. A client gets it from the pool, like code in this process, from the first
 * message of a transaction (or of a statement outside one) until the server reports that no transaction is open:
 * transactions run one after another and never mix. A client that disconnects in the middle is rolled back, and so is
 * one that holds the connection without sending, since all others wait for it. Session settings of a client are
 * reset.
 * @param idleLimitMs how long a client may hold the connection without sending
 * @returns closes the server and waits for the clients' rollback
 * @throws the system's error if the file system has no Unix sockets, or none of this mode; nothing stays open
 */
export async function openSocketServer(
  path: string,
  pglite: PGlite,
  pool: Pool,
  idleLimitMs = 30_000,
): Promise<() => Promise<void>> {
  rmSync(path, { force: true });
  const clients = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    clients.set(
      socket,
      serve(socket, pglite, pool, idleLimitMs).finally(() => clients.delete(socket)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    server.close();
    throw error;
  }
  return async () => {
    server.close();
    for (const socket of clients.keys()) socket.destroy();
    await Promise.all(clients.values());
  };
}

async function serve(socket: Socket, pglite: PGlite, pool: Pool, idleLimitMs: number): Promise<void> {
  let turn: PoolClient | undefined;
  let hasSpoken = false;
  let idleTimer: NodeJS.Timeout | undefined;
  const say = async (message: Uint8Array) => {
    clearTimeout(idleTimer);
    turn ??= await pool.connect();
    // The client may have disconnected while it waited for its turn.
    if (socket.destroyed) throw new Error('the client has gone');
    hasSpoken = true;
    const answer = await pglite.execProtocolRaw(message, { syncToFs: false });
    if (wire.transactionState(answer) === 'I') {
      turn.release();
      turn = undefined;
    } else idleTimer = setTimeout(dismiss, idleLimitMs, socket, idleLimitMs);
    return answer;
  };
  try {
    for await (const message of messages(socket)) {
      if (message === 'welcome') socket.write(wire.welcome);
      else if (message === 'no encryption') socket.write('N');
      else if (!socket.write(await say(message))) await drained(socket);
    }
  } catch {
    // A client that disconnects is no error of the host; its transaction is rolled back below.
  } finally {
    clearTimeout(idleTimer);
    socket.destroy();
    if (hasSpoken) await forget(pglite, turn ?? (await pool.connect()));
    else turn?.release();
  }
}

/** Rolls back a client's transaction, and resets its settings: the host would inherit its search path or time limit. */
async function forget(pglite: PGlite, turn: PoolClient): Promise<void> {
  try {
    for (const message of [wire.sync, wire.simpleQuery('rollback'), wire.simpleQuery('discard all')])
      await pglite.execProtocolRaw(message);
  } catch {
    // The database is closed; there is no session any more.
  } finally {
    turn.release();
  }
}

/** A client that does not read its replies gets no error message. */
function dismiss(socket: Socket, idleLimitMs: number): void {
  const why = `The database is for everybody, and this connection kept it for ${idleLimitMs / 1000} s without a word; its transaction is undone.`;
  if (socket.writableLength > 0) socket.destroy();
  else socket.write(wire.fatal('25P03', why), () => socket.destroy());
}

type Message = Buffer | 'welcome' | 'no encryption';

/** Messages of a client, until it terminates. */
async function* messages(socket: Socket): AsyncGenerator<Message> {
  let rest: Buffer = Buffer.alloc(0);
  let isWelcome = false;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!isWelcome) {
      const first = wire.readFirst(rest);
      if (!first) continue;
      rest = rest.subarray(first.length);
      if (first.code === wire.startup.version3) isWelcome = true;
      else if (first.code !== wire.startup.ssl && first.code !== wire.startup.gssEncryption) return;
      yield isWelcome ? 'welcome' : 'no encryption';
    }
    for (let length = wire.lengthOfNext(rest); length !== undefined; length = wire.lengthOfNext(rest)) {
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      if (message[0] === 0x58) return; // X: Terminate
      yield message;
    }
  }
}

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    // A client that is gone sends neither.
    if (socket.destroyed) return resolve();
    const done = (): void => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });
