import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { isCheckpointDue, isShortOfRoom, reservedSegments } from './free-space.rules.ts';

export interface DiskMonitorSettings {
  /** Runs on the embedded database's one connection. */
  pool: Pool;
  /** Free bytes of the disk that the database is on. */
  freeBytes: () => Promise<number>;
  /** Told, in one line, when writes are refused from now on, and when they are taken again. */
  tell: (line: string) => void;
}

const everyMs = 1_000;

/**
 * Does for the embedded database what a PostgreSQL server does for itself or has an operator for: before its disk is
 * full, writes are refused (SQLSTATE 25006) and reads go on; with room again they are taken again. Checkpoints keep the
 * write-ahead log small, which would otherwise grow until the database is closed; segments of it are made in advance,
 * since without a further one the database stops as a whole.
 */
export class DiskMonitor {
  #settings: DiskMonitorSettings;
  #isShort = false;
  #checkpointed = 0;
  #timer: NodeJS.Timeout | undefined;
  #isUnderWay = false;

  constructor(settings: DiskMonitorSettings) {
    this.#settings = settings;
  }

  /** Looks now, and then every second. */
  async start(): Promise<void> {
    await this.checkRoom();
    if (!this.#isShort) await this.#reserveLog();
    this.#timer = setInterval(() => void this.#look(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async checkRoom(): Promise<void> {
    const { pool, freeBytes, tell } = this.#settings;
    const wasShort = this.#isShort;
    const free = await freeBytes();
    this.#isShort = isShortOfRoom(free, wasShort);
    // Said again each time: a client that goes takes the session's settings along.
    if (this.#isShort) await pool.query('set default_transaction_read_only = on');
    else if (wasShort) await pool.query('set default_transaction_read_only = off');
    if (this.#isShort === wasShort) return;
    const left = `${Math.floor(free / 1_048_576)} MiB left on the disk of DATA_DIR`;
    tell(this.#isShort ? `${left}: writes are refused, reads go on` : `${left}: writes are taken again`);
  }

  async checkpoint(): Promise<void> {
    const position = await endOfLog(this.#settings.pool);
    if (isCheckpointDue(position - this.#checkpointed, this.#isShort)) await this.#checkpointAt(position);
  }

  async #checkpointAt(position: number): Promise<void> {
    await this.#settings.pool.query('checkpoint');
    this.#checkpointed = position;
  }

  /** A checkpoint makes those that were passed over ready to be written next. */
  async #reserveLog(): Promise<void> {
    const { pool } = this.#settings;
    const { rows } = await pool.query<{ segments: number }>(
      'select count(*)::integer as segments from pg_ls_waldir()',
    );
    for (let there = rows[0]?.segments ?? 0; there < reservedSegments; there += 1)
      // The end of an empty segment cannot be passed over.
      await pool.query("select pg_logical_emit_message(true, 'reserve', ''), pg_switch_wal()");
    await this.#checkpointAt(await endOfLog(pool));
  }

  async #look(): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    try {
      await this.checkRoom();
      await this.checkpoint();
    } catch {
      // A database that has ended, or a folder that was taken away, is reported by every query; the next look tries again.
    } finally {
      this.#isUnderWay = false;
    }
  }
}

async function endOfLog(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ position: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as position",
  );
  return Number(rows[0]?.position);
}

/** @returns what this user may still write where the folder is, in bytes */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
