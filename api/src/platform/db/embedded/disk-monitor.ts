import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { isCheckpointDue, isShortOfRoom, reservedSegments } from './free-space.rules.ts';

export interface DiskMonitorSettings {
  /** Runs on the embedded database's one connection. */
  pool: Pool;
  /** Free bytes on the database's disk. */
  freeBytes: () => Promise<number>;
  /** Called with one line when writes are refused, and when they are allowed again. */
  report: (line: string) => void;
}

const everyMs = 1_000;

/**
 * Does for the embedded database what a PostgreSQL server or its operator does: before the disk is full, it refuses
 * writes (SQLSTATE 25006) and allows reads; with enough room it allows writes again. Checkpoints limit the
 * write-ahead log, which would otherwise grow until the database is closed. Segments of the log are created in
 * advance, since the database stops for good if it needs one and cannot create it.
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

  /** Checks now, and then every second. */
  async start(): Promise<void> {
    await this.checkRoom();
    if (!this.#isShort) await this.#reserveLog();
    this.#timer = setInterval(() => void this.#look(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async checkRoom(): Promise<void> {
    const { pool, freeBytes, report } = this.#settings;
    const wasShort = this.#isShort;
    const free = await freeBytes();
    this.#isShort = isShortOfRoom(free, wasShort);
    // Set again each time: a client's end resets the settings of the session.
    if (this.#isShort) await pool.query('set default_transaction_read_only = on');
    else if (wasShort) await pool.query('set default_transaction_read_only = off');
    if (this.#isShort === wasShort) return;
    const left = `${Math.floor(free / 1_048_576)} MiB left on the disk of DATA_DIR`;
    report(this.#isShort ? `${left}: writes are refused, reads go on` : `${left}: writes are taken again`);
  }

  async checkpoint(): Promise<void> {
    const position = await endOfLog(this.#settings.pool);
    if (isCheckpointDue(position - this.#checkpointed, this.#isShort)) await this.#checkpointAt(position);
  }

  async #checkpointAt(position: number): Promise<void> {
    await this.#settings.pool.query('checkpoint');
    this.#checkpointed = position;
  }

  /** A checkpoint makes the skipped segments available for the next writes. */
  async #reserveLog(): Promise<void> {
    const { pool } = this.#settings;
    const { rows } = await pool.query<{ segments: number }>(
      'select count(*)::integer as segments from pg_ls_waldir()',
    );
    for (let there = rows[0]?.segments ?? 0; there < reservedSegments; there += 1)
      // An empty segment cannot be skipped.
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
      // Every query reports a stopped database or a removed folder; the next check tries again.
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

/** @returns what this user may still write on the folder's disk, in bytes */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
