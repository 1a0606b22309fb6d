/**
 * Receives webhooks, in Node 20 or newer and without packages:
 *   WEBHOOK_SECRET=whsec_… PORT=8080 node webhook-receiver.mjs
 * A proxy with TLS stands in front of it, since webhooks are sent by https alone.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const toleranceSeconds = 5 * 60;
const mostBytes = 20_000;

/**
 * Whether a webhook was signed with one of our secrets, and not long ago.
 * @param {readonly string[]} secrets `whsec_…`; several while one replaces another
 * @param {Record<string, string | string[] | undefined>} headers names in lower case
 * @param {Buffer} body the bytes as they came: JSON that is read and written again has other ones
 */
export function isGenuine(secrets, headers, body, now = new Date()) {
  const id = String(headers['webhook-id'] ?? '');
  const timestamp = String(headers['webhook-timestamp'] ?? '');
  const signatures = String(headers['webhook-signature'] ?? '').split(' ');
  if (!id || !/^\d+$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const hash = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
    return signatures.some((signature) => areEqual(signature, `v1,${hash}`));
  });
}

/** Compares in a time that does not tell how many letters are right. */
function areEqual(one, other) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Reads the body, or as much of it as no webhook exceeds. */
async function readBody(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A server that answers 204 once an event is stored, and then to its repetitions, too.
 * @param {readonly string[]} secrets
 * @param {(event: { type: string, timestamp: string, data: object }) => Promise<void>} store keeps the event for work
 *   that is done after the answer: the sender waits for 15 seconds
 */
export function createReceiver(secrets, store) {
  // A table with a unique column in a real system: tries are spread over three days, and this list ends with the process.
  const received = new Set();
  return createServer(async (request, response) => {
    const answer = (status) => response.writeHead(status).end();
    if (request.method !== 'POST') return answer(405);
    const body = await readBody(request).catch(() => undefined);
    if (!body) return answer(413);
    if (!isGenuine(secrets, request.headers, body)) return answer(401);
    const id = request.headers['webhook-id'];
    if (received.has(id)) return answer(204);
    try {
      await store(JSON.parse(body.toString('utf8')));
      received.add(id);
      answer(204);
    } catch {
      // Any other status than 2xx: the webhook comes again.
      answer(500);
    }
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const secrets = (process.env.WEBHOOK_SECRET ?? '').split(',');
  const receiver = createReceiver(secrets, async (event) => console.log(JSON.stringify(event)));
  receiver.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => console.log('ready'));
}
