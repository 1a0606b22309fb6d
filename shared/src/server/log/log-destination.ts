import { fstatSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import sonic from 'sonic-boom';

/** Some fifty lines: written one by one, they cost a server a tenth of the time of its pages. */
const together = 8_192;
const atLatestMs = 300;
/** A reader that stands still or a full disk must not fill the memory: later lines are lost then, and only they. */
const most = 8_388_608;
const standardOutput = 1;

/**
 * Standard output of a server process, which goes on whatever becomes of its log: a line that cannot be written waits
 * with up to 8 MiB of others and is tried again; what comes after that is dropped and counted.
 */
export class LogDestination implements DestinationStream {
  #stream = new sonic.SonicBoom({ fd: standardOutput, sync: false, minLength: together, maxLength: most });
  #hasReader = true;
  #dropped = 0;
  #result = 0;

  /** @param onRoom told, as soon as lines are written again, how many were dropped since it was told last */
  constructor(onRoom: (lines: number) => void) {
    this.#stream.on('drop', () => {
      this.#dropped += 1;
    });
    this.#stream.on('error', (error: NodeJS.ErrnoException) => {
      // Everything else passes, such as a full disk (ENOSPC); the stream keeps what it could not write.
      if (error.code === 'EPIPE') this.#hasReader = false;
    });
    this.#stream.on('drain', () => {
      const lost = this.#dropped - this.#result;
      if (lost === 0) return;
      this.#result = this.#dropped;
      onRoom(lost);
    });
    setInterval(() => this.#flush(), atLatestMs).unref();
    process.once('exit', () => this.#end());
    keepGoingWithoutConsole();
  }

  /** Lines that are in no log, and will not be. */
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
      // A disk that is full now gets no second try: the end of the process is not held up for its log.
    }
  }
}

/** Threads write what they print through this process's streams, whose errors would end it. */
function keepGoingWithoutConsole(): void {
  process.stderr.on('error', () => {});
  const output = fstatSync(standardOutput);
  // Opening a pipe as a stream would take its blocking mode away, which the end of the process relies on.
  if (!output.isFIFO() && !output.isSocket()) process.stdout.on('error', () => {});
}
