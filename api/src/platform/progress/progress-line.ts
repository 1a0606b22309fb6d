import type { WriteStream } from 'node:tty';

const redrawMs = 200;
/** A log file wants to know that it goes on, not how smoothly. */
const sparseMs = 10_000;

export interface ProgressLine {
  /** @param line is called only when it is time to show one */
  show: (line: () => string) => void;
  /** Takes the line away, so that the report starts on a clean one. */
  clear: () => void;
}

/** How far long work is: one line redrawn on a terminal, a line every ten seconds elsewhere. */
export function progressLine(
  stream: Pick<WriteStream, 'write'> & { isTTY?: boolean },
  now = Date.now,
): ProgressLine {
  let drawn = now();
  let isDrawn = false;
  return {
    show(line) {
      if (now() - drawn < (stream.isTTY ? redrawMs : sparseMs)) return;
      drawn = now();
      isDrawn = true;
      stream.write(stream.isTTY ? `\r\x1b[2K${line()}` : `${line()}\n`);
    },
    clear() {
      if (isDrawn && stream.isTTY) stream.write('\r\x1b[2K');
    },
  };
}
