import { connect, type Socket } from 'node:net';

interface Waiting {
  request: string;
  /** Whether it may be sent again: the server may have got it the first time. */
  isRepeatable: boolean;
  socket: Socket;
  /** The connection was open before, and its server may just have closed it. */
  isReused: boolean;
  /** Remaining bytes of the body; undefined before the head is complete. */
  left?: number;
  head: Buffer;
  resolve: () => void;
  reject: (error: Error) => void;
}

const readBytes = 65_536;
const endOfHead = '\r\n\r\n';

/**
 * Sends requests to our servers over reused connections and ignores the replies' content: a head with a content
 * length, and a body. Node's own client takes as long for a query as the API does, and would measure itself on a
 * shared machine.
 */
export class LoadClient {
  readonly #host: string;
  readonly #port: number;
  readonly #idle: Socket[] = [];
  readonly #waiting = new Map<Socket, Waiting>();

  /** @param origin `http://host:port` */
  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    [this.#host, this.#port] = [hostname, Number(port)];
  }

  /** @param path with its query @throws Error if the answer is not 200, or the connection breaks */
  get(path: string): Promise<void> {
    const request = `GET ${path} HTTP/1.1\r\nHost: ${this.#host}\r\n\r\n`;
    return new Promise((resolve, reject) =>
      this.#send({ request, isRepeatable: true, resolve, reject }, this.#idle.pop()),
    );
  }

  /** @throws Error if the answer is not 200, or the connection breaks */
  post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const text = JSON.stringify(body);
    const lines = [
      `POST ${path} HTTP/1.1`,
      `Host: ${this.#host}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(text)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    const request = `${lines.join('\r\n')}\r\n\r\n${text}`;
    return new Promise((resolve, reject) =>
      this.#send({ request, isRepeatable: false, resolve, reject }, this.#idle.pop()),
    );
  }

  #send(
    wanted: Pick<Waiting, 'request' | 'isRepeatable' | 'resolve' | 'reject'>,
    saved: Socket | undefined,
  ): void {
    const socket = saved ?? this.#connected();
    const { request, isRepeatable, resolve, reject } = wanted;
    this.#waiting.set(socket, {
      request,
      isRepeatable,
      socket,
      isReused: saved !== undefined,
      head: Buffer.alloc(0),
      resolve,
      reject,
    });
    socket.write(request);
  }

  close(): void {
    for (const socket of this.#idle) socket.destroy();
  }

  #connected(): Socket {
    const socket = connect({
      host: this.#host,
      port: this.#port,
      noDelay: true,
      // A new buffer for each chunk would make the client collect garbage when it has to send.
      onread: {
        buffer: Buffer.allocUnsafe(readBytes),
        callback: (length, buffer) => {
          this.#read(socket, buffer.subarray(0, length) as Buffer);
          return true;
        },
      },
    });
    const broken = (error?: Error): void => {
      const at = this.#idle.indexOf(socket);
      if (at >= 0) this.#idle.splice(at, 1);
      const waiting = this.#waiting.get(socket);
      this.#waiting.delete(socket);
      if (waiting?.isReused && waiting.isRepeatable && waiting.head.length === 0)
        this.#send(waiting, undefined);
      else waiting?.reject(error ?? new Error('the connection was closed'));
    };
    socket.on('error', broken);
    socket.on('close', () => broken());
    return socket;
  }

  #read(socket: Socket, chunk: Buffer): void {
    const waiting = this.#waiting.get(socket);
    if (!waiting) return;
    const body = waiting.left === undefined ? this.#afterHead(waiting, chunk) : chunk.length;
    if (body === undefined) return;
    waiting.left = (waiting.left ?? 0) - body;
    if (waiting.left > 0) return;
    this.#waiting.delete(socket);
    this.#idle.push(socket);
    waiting.resolve();
  }

  /** @returns how many bytes of the body came with the head; undefined while the head is incomplete */
  #afterHead(waiting: Waiting, chunk: Buffer): number | undefined {
    waiting.head = waiting.head.length > 0 ? Buffer.concat([waiting.head, chunk]) : chunk;
    const end = waiting.head.indexOf(endOfHead);
    if (end < 0) {
      // The next chunk overwrites this memory.
      waiting.head = Buffer.from(waiting.head);
      return undefined;
    }
    const head = waiting.head.toString('latin1', 0, end);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
      waiting.socket.destroy(new Error(head));
      return undefined;
    }
    waiting.left = Number(length);
    return waiting.head.length - end - endOfHead.length;
  }
}
