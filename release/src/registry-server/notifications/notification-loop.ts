import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rolloutWatchMs } from '../../limits.ts';
import type { RegistryContext } from '../registry-context.ts';
import { notifyOnce } from './log-notifier.ts';
import { sendWebhook, type WebhookReceiver } from './webhook.ts';

/**
 * Tells a receiver of every command until it is stopped.
 * @param stateFile keeps where it is
 * @returns stops it; a notification under way may come again after the next start, with the same id
 */
export function startNotifications(
  { registry, log }: Pick<RegistryContext, 'registry' | 'log'>,
  receiver: WebhookReceiver,
  stateFile: string,
): () => void {
  let isStopped = false;
  const look = async (): Promise<void> => {
    await notifyOnce({
      source: registry,
      send: (notification) =>
        sendWebhook(receiver, notification).catch((error: Error) =>
          log.error({ seq: notification.seq, err: error }, 'nobody was told of a command'),
        ),
      readSeq: () => readSeq(stateFile),
      writeSeq: (seq) => writeSeq(stateFile, seq),
    }).catch((error: Error) => log.warn({ err: error }, 'commands cannot be reported'));
    if (!isStopped) setTimeout(() => void look(), rolloutWatchMs).unref();
  };
  void look();
  return () => {
    isStopped = true;
  };
}

async function readSeq(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const seq = Number(text);
  return text === undefined || !Number.isInteger(seq) ? undefined : seq;
}

async function writeSeq(file: string, seq: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, String(seq));
  await rename(`${file}.new`, file);
}
