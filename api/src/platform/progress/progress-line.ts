import type { WriteStream } from 'node:tty';

const redrawMs = 200;
/** A log file needs to show only that work goes on. */
const sparseMs = 10_000;

export interface ProgressLine {
  /** @param line called only when a line is due */
  show: (line: () => string) => void;
  /** Clears the line, so that the report starts on an empty one. */
  clear: () => void;
}

/** Progress of long work: one line redrawn on a terminal, a line every ten seconds elsewhere. */
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
