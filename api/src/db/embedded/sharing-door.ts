import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import * as wire from './wire.ts';

/**
 * Lets other processes of this user use the embedded database through a Unix socket, with any PostgreSQL client.
 * The embedded database is one connection. A guest gets it from the pool like everybody in this process, from the
 * first message of a transaction (or of a statement outside one) until the server says that none is open any more:
 * transactions follow each other and never mix. A guest that goes away in the middle is rolled back.
 * @returns closes the door and waits for the guests' rollback
 */
export async function openSharingDoor(
  path: string,
  pglite: PGlite,
  pool: Pool,
): Promise<() => Promise<void>> {
  rmSync(path, { force: true });
  const guests = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    guests.set(
      socket,
      serve(socket, pglite, pool).finally(() => guests.delete(socket)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return async () => {
    server.close();
    for (const socket of guests.keys()) socket.destroy();
    await Promise.all(guests.values());
  };
}

async function serve(socket: Socket, pglite: PGlite, pool: Pool): Promise<void> {
  let turn: PoolClient | undefined;
  const say = async (message: Uint8Array) => {
    turn ??= await pool.connect();
    // It may have gone while it waited for its turn.
    if (socket.destroyed) throw new Error('the guest has gone');
    const answer = await pglite.execProtocolRaw(message, { syncToFs: false });
    if (wire.transactionState(answer) === 'I') {
      turn.release();
      turn = undefined;
    }
    return answer;
  };
  try {
    for await (const message of messages(socket)) {
      if (message === 'welcome') socket.write(wire.welcome);
      else if (message === 'no encryption') socket.write('N');
      else if (!socket.write(await say(message))) await drained(socket);
    }
  } catch {
    // A guest that breaks off is no fault of the host; what it left open is undone below.
  } finally {
    if (turn) await pglite.execProtocolRaw(wire.simpleQuery('rollback')).catch(() => {});
    turn?.release();
    socket.destroy();
  }
}

type Message = Buffer | 'welcome' | 'no encryption';

/** What a guest sends, message by message, until it says goodbye. */
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
    // One that is gone says neither.
    if (socket.destroyed) return resolve();
    const done = (): void => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });
