import type { WriteStream } from 'node:tty';

const redrawMs = 200;
/** A log file wants to know that it goes on, not how smoothly. */
const sparseMs = 10_000;

/** How far the load is, on stderr: one line redrawn on a terminal, a line every ten seconds elsewhere. */
export function progressOn(stream: Pick<WriteStream, 'write'> & { isTTY?: boolean }, now = Date.now) {
  let drawn = now();
  let isDrawn = false;
  return {
    update(done: number, total: number): void {
      if (now() - drawn < (stream.isTTY ? redrawMs : sparseMs)) return;
      drawn = now();
      isDrawn = true;
      const line = `demo  ${Math.floor((done / total) * 100)} %  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} facilities`;
      stream.write(stream.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
    },
    /** Takes the line away, so that the report starts on a clean one. */
    clear(): void {
      if (isDrawn && stream.isTTY) stream.write('\r\x1b[2K');
    },
  };
}
