import { DatabaseError } from '../database.ts';
import { freeBytesIn } from './disk-monitor.ts';
import { isShortOfRoom } from './free-space.rules.ts';
import { type Holder, isElsewhere } from './lock.ts';

/** The database needs room to repair its log after a crash; without it, nothing is wrong with the folder. */
export async function openError(folder: string, cause: Error): Promise<DatabaseError> {
  const free = await freeBytesIn(folder);
  const remedy = isShortOfRoom(free, false)
    ? `Its disk has ${Math.floor(free / 1_048_576)} MiB left: make room and start again`
    : 'Restore the folder from a copy, or move it away to start anew';
  return new DatabaseError(`The embedded database in ${folder} does not open: ${cause.message}. ${remedy}.`, {
    cause,
  });
}

export function inUseError(dataDirectory: string, lock: string, holder: Holder): DatabaseError {
  const { pid, host } = holder;
  if (!isElsewhere(holder))
    return new DatabaseError(
      `The database in ${dataDirectory} is in use by process ${pid}; stop it first, or set another DATA_DIR.`,
    );
  return new DatabaseError(
    `The database in ${dataDirectory} is in use by process ${pid} of another container or machine (${host}); stop it first, or set another DATA_DIR. If it is gone, start again in a minute, or remove ${lock}.`,
  );
}
