import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';

interface DoubleObject {
  bytes: Buffer;
  etag: string;
  modifiedAt: Date;
}

/** A fault of the store: a status, an answer that is cut off, one whose request was carried out all the same, or a slow one. */
export type StoreFault =
  | { kind: 'status'; status: number }
  | { kind: 'cut' }
  | { kind: 'lost answer' }
  | { kind: 'slow'; ms: number };

export interface S3Double {
  /** Settings of a site whose releases are in it. */
  settings: ReturnType<typeof doubleSettings>;
  objects: Map<string, DoubleObject>;
  /** Requests by method and key, in their order. */
  requests: string[];
  /** Keys of the objects that were sent whole, in their order. */
  sent: string[];
  /** The next requests that match fail in this way; `times` may be Infinity. */
  fail: (matches: RegExp, fault: StoreFault, times?: number) => void;
  /** Ends every fault. */
  heal: () => void;
  /** From now on it drops `If-None-Match`, as some stores do. */
  ignoreConditions: () => void;
  stop: () => Promise<void>;
}

const bucket = 'releases';
const credentials = {
  accessKeyId: 'double-key',
  secretAccessKey: 'double-secret',
  region: 'auto',
  service: 's3',
};
/** S3's own is 1,000; a smaller page shows that callers follow it. */
const pageSize = 50;

/** Settings of a site whose releases are in the double that listens on a port of this machine. */
export const doubleSettings = (port: number) => ({
  RELEASE_STORE: `http://127.0.0.1:${port}/${bucket}`,
  RELEASE_STORE_KEY: credentials.accessKeyId,
  RELEASE_STORE_SECRET: credentials.secretAccessKey,
  RELEASE_STORE_REGION: credentials.region,
});

/**
 * A server with the behaviour of S3 on which releases rely (Amazon S3 API, 2006-03-01): conditional creation, reads
 * that know an ETag, listings in pages, signatures of version 4. It keeps everything in memory, and fails when it is told to.
 * @param port 0 for any free one
 */
export async function startS3Double(port = 0): Promise<S3Double> {
  const objects = new Map<string, DoubleObject>();
  const requests: string[] = [];
  const sent: string[] = [];
  const faults: { matches: RegExp; fault: StoreFault; times: number }[] = [];
  let keepsConditions = true;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const key = decodeURIComponent(url.pathname.slice(`/${bucket}/`.length));
    const name = `${request.method} ${key || url.search}`;
    requests.push(name);
    if (!(await isSigned(request, url, body))) return refuse(response, 403, 'SignatureDoesNotMatch');
    const planned = faults.find(({ matches, times }) => times > 0 && matches.test(name));
    if (planned) planned.times -= 1;
    const fault = planned?.fault;
    if (fault?.kind === 'slow') await sleep(fault.ms);
    if (fault?.kind === 'status') return refuse(response, fault.status, 'Injected');
    if (fault?.kind === 'cut') {
      response.writeHead(200, { 'content-length': '100000' }).write('half of');
      setTimeout(() => response.destroy(), 5);
      return;
    }
    if (fault?.kind === 'lost answer') {
      if (request.method === 'PUT') put(key, body, request.headers['if-none-match']);
      response.destroy();
      return;
    }
    if (request.method === 'PUT') {
      const isCreated = put(key, body, request.headers['if-none-match']);
      if (isCreated) response.writeHead(200, { etag: objects.get(key)?.etag }).end();
      else refuse(response, 412, 'PreconditionFailed');
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(list(url.searchParams));
    } else read(key, request.headers['if-none-match'], response);
  }

  function put(key: string, bytes: Buffer, condition: string | undefined): boolean {
    if (keepsConditions && condition === '*' && objects.has(key)) return false;
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    objects.set(key, { bytes, etag, modifiedAt: new Date() });
    return true;
  }

  function read(key: string, condition: string | undefined, response: ServerResponse): void {
    const found = objects.get(key);
    if (!found) refuse(response, 404, 'NoSuchKey');
    else if (condition === found.etag) response.writeHead(304, { etag: found.etag }).end();
    else {
      sent.push(key);
      response
        .writeHead(200, { etag: found.etag, 'content-length': String(found.bytes.length) })
        .end(found.bytes);
    }
  }

  function list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
    const keys = [...objects.keys()]
      .sort()
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
    const page = keys.slice(0, pageSize);
    const contents = page.map((key) => {
      const { bytes, modifiedAt } = objects.get(key) as DoubleObject;
      return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next =
      keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount>${next}${contents.join('')}</ListBucketResult>`;
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: listening } = server.address() as AddressInfo;
  return {
    settings: doubleSettings(listening),
    objects,
    requests,
    sent,
    fail: (matches, fault, times = 1) => void faults.push({ matches, fault, times }),
    heal: () => {
      faults.length = 0;
    },
    ignoreConditions: () => {
      keepsConditions = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The signature covers method, address, body and the headers that it names. */
async function isSigned(request: IncomingMessage, url: URL, body: Buffer): Promise<boolean> {
  const { authorization = '', 'x-amz-content-sha256': hash, 'x-amz-date': datetime } = request.headers;
  if (hash !== createHash('sha256').update(body).digest('hex')) return false;
  const [, names = ''] = /SignedHeaders=([^,]*)/.exec(authorization) ?? [];
  const headers = names
    .split(';')
    .filter((name) => !['host', 'x-amz-date'].includes(name))
    .map((name): [string, string] => [name, String(request.headers[name])]);
  const signer = new AwsV4Signer({
    ...credentials,
    method: request.method ?? 'GET',
    url: url.href,
    headers,
    datetime: String(datetime),
  });
  return (await signer.authHeader()) === authorization;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code></Error>`);
}
