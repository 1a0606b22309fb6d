import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { listedObjects } from './listed-objects.ts';

/** Attempts for one request; a store that is away for longer is the caller's to handle. */
const attempts = 4;
const firstPauseMs = 100;
/** A release's archive of some megabytes on a slow line. */
const timeoutMs = 20_000;
/** Statuses after which the same request may succeed: a race, an overload, a fault of the store. */
const isPassing = (status: number): boolean => status === 409 || status === 429 || status >= 500;

export interface ObjectStoreSettings {
  /** Address of the bucket, path-style, with a prefix if there is one: `https://s3.example.jp/bucket/enerabi`. */
  address: string;
  keyId: string;
  secret: string;
  region: string;
}

/** The store cannot be used, or refused a request; with `ENOENT` there is no such object. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError';
  readonly code: 'ENOENT' | 'unavailable' | 'refused';

  constructor(code: ObjectStoreError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface StoredObject {
  bytes: Buffer;
  etag: string;
}

export interface ObjectEntry {
  key: string;
  size: number;
  modifiedAt: Date;
}

interface Sending {
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/**
 * The five requests that a release store needs of an S3-compatible service. Each is tried again for some seconds where
 * that can help.
 */
export class ObjectClient {
  readonly #aws: AwsClient;
  readonly #address: string;
  readonly #prefix: string;
  readonly #bucket: string;

  constructor({ address, keyId, secret, region }: ObjectStoreSettings) {
    const url = new URL(address);
    const [bucket = '', ...prefix] = url.pathname.split('/').filter((segment) => segment !== '');
    if (!bucket) throw new ObjectStoreError('refused', `${address} names no bucket`);
    this.#aws = new AwsClient({
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
      retries: 0,
    });
    this.#address = url.origin;
    this.#bucket = bucket;
    this.#prefix = prefix.length > 0 ? `${prefix.join('/')}/` : '';
  }

  /** @returns undefined if there is no such object */
  async get(key: string): Promise<StoredObject | undefined> {
    const { status, bytes, etag } = await this.#send('GET', this.#url(key));
    return status === 404 ? undefined : { bytes, etag };
  }

  /** @returns `unchanged` if the object still is the one with this ETag; undefined if there is none */
  async getChanged(key: string, etag: string | undefined): Promise<StoredObject | 'unchanged' | undefined> {
    const {
      status,
      bytes,
      etag: found,
    } = await this.#send('GET', this.#url(key), {
      ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
    });
    if (status === 304) return 'unchanged';
    return status === 404 ? undefined : { bytes, etag: found };
  }

  /**
   * Creates an object; of concurrent writers, one wins.
   * @returns false if it exists already
   */
  async create(key: string, content: string | Uint8Array): Promise<boolean> {
    const body = bytesOf(content);
    const { status, isRepeated } = await this.#send('PUT', this.#url(key), {
      headers: { 'if-none-match': '*' },
      body,
    });
    if (status !== 412) return true;
    // The answer of an earlier attempt was lost: the object that is in the way may be this one.
    return isRepeated && (await this.get(key))?.bytes.equals(body) === true;
  }

  /** Creates or replaces an object. */
  async put(key: string, content: string | Uint8Array): Promise<void> {
    await this.#send('PUT', this.#url(key), { body: bytesOf(content) });
  }

  async delete(key: string): Promise<void> {
    await this.#send('DELETE', this.#url(key));
  }

  /**
   * Lists the objects below a prefix, in the order of their keys.
   * @param after only keys behind this one
   */
  async list(prefix: string, after?: string): Promise<ObjectEntry[]> {
    const entries: ObjectEntry[] = [];
    for (let token: string | undefined; ; ) {
      const url = new URL(`${this.#address}/${this.#bucket}`);
      url.searchParams.set('list-type', '2');
      url.searchParams.set('prefix', this.#prefix + prefix);
      if (after !== undefined) url.searchParams.set('start-after', this.#prefix + after);
      if (token !== undefined) url.searchParams.set('continuation-token', token);
      const { bytes } = await this.#send('GET', url.href);
      const page = listedObjects(bytes.toString());
      entries.push(...page.entries.map((entry) => ({ ...entry, key: entry.key.slice(this.#prefix.length) })));
      token = page.next;
      if (token === undefined) return entries;
    }
  }

  #url(key: string): string {
    return `${this.#address}/${this.#bucket}/${this.#prefix}${key}`;
  }

  /** @throws ObjectStoreError */
  async #send(method: string, url: string, { headers = {}, body }: Sending = {}) {
    let cause: unknown;
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (attempt > 0) await sleep(firstPauseMs * 3 ** (attempt - 1));
      try {
        const reply = await this.#aws.fetch(url, {
          method,
          headers: { ...headers, 'x-amz-content-sha256': hashOf(body) },
          signal: AbortSignal.timeout(timeoutMs),
          ...(body && { body }),
        });
        const bytes = Buffer.from(await reply.arrayBuffer());
        const { status } = reply;
        if (status < 300 || [304, 404, 412].includes(status))
          return { status, bytes, etag: reply.headers.get('etag') ?? '', isRepeated: attempt > 0 };
        cause = new Error(`status ${status}`);
        if (!isPassing(status)) throw refusal(method, url, status, bytes);
      } catch (error) {
        if (error instanceof ObjectStoreError) throw error;
        cause = error;
      }
    }
    throw new ObjectStoreError(
      'unavailable',
      `${method} ${url}: the store does not answer (${reasonOf(cause)})`,
      {
        cause,
      },
    );
  }
}

const bytesOf = (content: string | Uint8Array): Buffer<ArrayBuffer> => Buffer.from(content as string);

const hashOf = (body: Uint8Array | undefined): string =>
  createHash('sha256')
    .update(body ?? '')
    .digest('hex');

const refusal = (method: string, url: string, status: number, bytes: Buffer): ObjectStoreError => {
  const [, code = ''] = /<Code>([^<]*)<\/Code>/.exec(bytes.toString()) ?? [];
  return new ObjectStoreError(
    'refused',
    `${method} ${url}: the store refused it (${status} ${code}); check RELEASE_STORE, its key and its region`,
  );
};

function reasonOf(cause: unknown): string {
  const { message, cause: deeper } = cause as Error;
  const { code } = (deeper ?? {}) as { code?: string };
  return code ?? message;
}
