import { setTimeout as sleep } from 'node:timers/promises';

/** Attempts for one file of an upload; a repeated one changes nothing. */
const attempts = 3;
const pauseMs = 1_000;

/** An answer of the registry service that is no success, or none at all; the message says how to mend it. */
export class RegistryCallError extends Error {
  override name = 'RegistryCallError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Calls the registry service with a token. */
export class RegistryClient {
  readonly #address: string;
  readonly #token: string;

  constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  get<T>(path: string): Promise<T> {
    return this.#call('GET', path) as Promise<T>;
  }

  post<T>(path: string, body: object): Promise<T> {
    return this.#call('POST', path, JSON.stringify(body)) as Promise<T>;
  }

  /** Sends a file; tries again where the connection broke or the service was busy. */
  async put(path: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#call('PUT', path, content);
        return;
      } catch (error) {
        const isPassing = error instanceof RegistryCallError && ['unreachable', 'busy'].includes(error.code);
        if (!isPassing || attempt === attempts) throw error;
        await sleep(pauseMs);
      }
    }
  }

  async #call(method: string, path: string, body?: string | Uint8Array<ArrayBuffer>): Promise<unknown> {
    const reply = await fetch(`${this.#address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}` },
      ...(body !== undefined && { body }),
    }).catch((error: Error) => {
      const { code } = (error.cause ?? {}) as { code?: string };
      throw new RegistryCallError(
        'unreachable',
        `the registry at ${this.#address} cannot be reached (${code ?? error.message}); check RELEASE_REGISTRY, or unset it on a machine with the store`,
      );
    });
    const value: unknown = await reply.json().catch(() => undefined);
    if (reply.ok && value !== undefined) return value;
    const { code, detail } = (value ?? {}) as { code?: string; detail?: string };
    if (detail) throw new RegistryCallError(reply.status === 503 ? 'busy' : (code ?? 'failed'), detail);
    throw new RegistryCallError(
      reply.status >= 500 ? 'busy' : 'failed',
      `${this.#address} answered ${reply.status}, and not as a registry does; check RELEASE_REGISTRY`,
    );
  }
}
