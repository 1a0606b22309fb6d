import { fstatSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import sonic from 'sonic-boom';

/** Some fifty lines: written one by one, they would take a tenth of a server's time per page. */
const together = 8_192;
const atLatestMs = 300;
/** A blocked reader or a full disk must not fill the memory: only later lines are then lost. */
const most = 8_388_608;
const standardOutput = 1;

/**
 * Standard output of a server process that does not depend on its log: a line that cannot be written waits with up to
 * 8 MiB of others and is tried again; further lines are dropped and counted.
 */
export class LogDestination implements DestinationStream {
  #stream = new sonic.SonicBoom({ fd: standardOutput, sync: false, minLength: together, maxLength: most });
  #hasReader = true;
  #dropped = 0;
  #reported = 0;

  /** @param onRoom called when lines are written again, with the number of lines dropped since the last call */
  constructor(onRoom: (lines: number) => void) {
    this.#stream.on('drop', () => {
      this.#dropped += 1;
    });
    this.#stream.on('error', (error: NodeJS.ErrnoException) => {
      // All other errors are temporary, such as a full disk (ENOSPC); the stream keeps what it could not write.
      if (error.code === 'EPIPE') this.#hasReader = false;
    });
    this.#stream.on('drain', () => {
      const lost = this.#dropped - this.#reported;
      if (lost === 0) return;
      this.#reported = this.#dropped;
      onRoom(lost);
    });
    setInterval(() => this.#flush(), atLatestMs).unref();
    process.once('exit', () => this.#end());
    keepGoingWithoutConsole();
  }

  /** Lines that were dropped for good. */
  get dropped(): number {
    return this.#dropped;
  }

  write(line: string): void {
    if (this.#hasReader) this.#stream.write(line);
    else this.#dropped += 1;
  }

  #flush(): void {
    if (this.#hasReader) this.#stream.flush();
  }

  #end(): void {
    try {
      if (this.#hasReader) this.#stream.flushSync();
    } catch {
      // At the end of the process a full disk gets no second try, so that the log does not delay it.
    }
  }
}

/** Threads print through this process's streams, whose errors would end it. */
function keepGoingWithoutConsole(): void {
  process.stderr.on('error', () => {});
  const output = fstatSync(standardOutput);
  // Opening a pipe as a stream would make it non-blocking, but the end of the process relies on blocking writes.
  if (!output.isFIFO() && !output.isSocket()) process.stdout.on('error', () => {});
}
