import { createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteEnvironment } from './environment.ts';

/**
 * Path and query of the link that a mail of a saved search has. It is made from the site's secret, since such a mail goes
 * out in the morning, when there is news.
 */
export async function endingLink(savedSearchId: number): Promise<string> {
  const secret = await readFile(path.join(siteEnvironment.DATA_DIR, 'keys/auth-secret'), 'utf8');
  const key = Buffer.from(hkdfSync('sha256', secret.trim(), '', 'saved searches', 32));
  const signed = createHmac('sha256', key).update(JSON.stringify(['end', savedSearchId]));
  return `/saved_search/end?token=${savedSearchId}.${signed.digest('base64url')}`;
}
