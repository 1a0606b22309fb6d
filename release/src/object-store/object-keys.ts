import { appName, environmentName, releaseId as releaseIdName, serverName } from '../document/index.ts';
import { logFileName } from '../store/index.ts';

/** Names of objects; they sort as a folder store's files do. A release is one archive, so that it is there or not. */
export const objectKeys = {
  projection: 'builds/latest.json',
  releases: 'r/',
  release: (app: string, id: string) => `r/${appName.parse(app)}/${releaseIdName.parse(id)}.tar`,
  log: (environment: string) => `env/${environmentName.parse(environment)}/log/`,
  logEntry: (environment: string, seq: number) => `${objectKeys.log(environment)}${logFileName(seq)}`,
  service: (environment: string) => `env/${environmentName.parse(environment)}/service/`,
  serviceFile: (environment: string, server: string) =>
    `${objectKeys.service(environment)}${serverName.parse(server)}.json`,
  tokens: (environment: string) => `env/${environmentName.parse(environment)}/tokens/`,
  token: (environment: string, id: string) => `${objectKeys.tokens(environment)}${serverName.parse(id)}.json`,
};

/** @returns undefined if the key is no release's */
export function releaseOfKey(key: string): { app: string; id: string } | undefined {
  const [, app = '', id = ''] = /^r\/([^/]+)\/([^/]+)\.tar$/.exec(key) ?? [];
  return appName.safeParse(app).success && releaseIdName.safeParse(id).success ? { app, id } : undefined;
}
