import type { WriteStream } from 'node:tty';

const redrawMs = 200;
/** A log file wants to know that it goes on, not how smoothly. */
const sparseMs = 10_000;

export interface Progress {
  update: (file: string, bytes: number, rows: number, size: number) => void;
  /** Takes the line away, so that the report starts on a clean one. */
  clear: () => void;
}

/** Progress on stderr: one line redrawn on a terminal, a line every ten seconds elsewhere. */
export function progressOn(
  stream: Pick<WriteStream, 'write'> & { isTTY?: boolean },
  now = Date.now,
): Progress {
  let drawn = now();
  let isDrawn = false;
  return {
    update(file, bytes, rows, size) {
      const isDue = now() - drawn >= (stream.isTTY ? redrawMs : sparseMs);
      if (!isDue || size === 0) return;
      drawn = now();
      isDrawn = true;
      const percent = Math.min(100, Math.floor((bytes / size) * 100));
      const line = `${file}  ${percent} %  ${(bytes / 1e6).toFixed(1)} of ${(size / 1e6).toFixed(1)} MB  ${rows.toLocaleString('en')} rows`;
      stream.write(stream.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
    },
    clear() {
      if (isDrawn && stream.isTTY) stream.write('\r\x1b[2K');
    },
  };
}
