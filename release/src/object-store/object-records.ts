import { serverGoneAfterMs } from '../limits.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { ObjectClient } from './object-client.ts';
import { objectKeys } from './object-keys.ts';

type ObjectRecords = Pick<
  ReleaseStore,
  'readServiceFiles' | 'readServiceFile' | 'writeServiceFile' | 'readTokens' | 'readToken' | 'writeToken'
>;

/** Findings of shell servers, and access tokens: small objects that are replaced. */
export function objectRecords(client: ObjectClient): ObjectRecords {
  const textOf = async (key: string): Promise<string | undefined> =>
    (await client.get(key))?.bytes.toString();
  const written = new Set<string>();
  const textsBelow = async (prefix: string): Promise<string[]> => {
    const entries = await client.list(prefix);
    const texts = await Promise.all(entries.map(({ key }) => textOf(key)));
    return texts.filter((text) => text !== undefined);
  };

  return {
    readServiceFiles: (environment) => textsBelow(objectKeys.service(environment)),
    readServiceFile: (environment, server) => textOf(objectKeys.serviceFile(environment, server)),
    async writeServiceFile(environment, server, text) {
      const own = objectKeys.serviceFile(environment, server);
      await client.put(own, text);
      // A server looks for those that have gone when it begins; it writes every few seconds.
      if (written.has(own)) return;
      written.add(own);
      for (const { key, modifiedAt } of await client.list(objectKeys.service(environment)))
        if (Date.now() - modifiedAt.getTime() > serverGoneAfterMs) await client.delete(key);
    },
    readTokens: (environment) => textsBelow(objectKeys.tokens(environment)),
    readToken: (environment, id) => textOf(objectKeys.token(environment, id)),
    writeToken: (environment, id, text) => client.put(objectKeys.token(environment, id), text),
  };
}
