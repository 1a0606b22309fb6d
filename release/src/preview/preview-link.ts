import { z } from 'zod';
import {
  appName,
  claimedPath,
  environmentName,
  parseObject,
  releaseId,
  type SigningKey,
  signValue,
  type TrustedKeys,
  verifyValue,
} from '../document/index.ts';

/** A developer's own build of a remote, served by their machine to their own browser. */
export const localBuild = z.object({
  app: appName,
  /** Port of the development server on the developer's machine. */
  port: z.int().min(1024).max(65_535),
  /** Address of the container on that server, as a path. */
  entry: z.string().regex(/^\/[\w./-]{1,100}$/),
  paths: z.array(claimedPath).max(20),
});

const previewed = z.object({
  schema: z.literal(1),
  environment: environmentName,
  /** The release that a browser gets, by app; the others are the live ones. */
  apps: z.record(appName, releaseId),
  local: localBuild.optional(),
  expiresAt: z.iso.datetime(),
});

/** Releases that one browser gets instead of the live ones, until a time (ISO 8601 in UTC). */
export type Preview = Omit<z.output<typeof previewed>, 'schema'>;

export type LocalBuild = z.output<typeof localBuild>;

/** Longer than any cookie that browsers keep. */
const maximumLength = 3_000;

/** @returns the text of a link, for addresses and cookies; whoever has it sees the preview until it expires */
export function signPreview(preview: Preview, key: SigningKey): string {
  const signed = signValue('preview-link', { schema: 1 as const, ...preview }, key);
  return Buffer.from(JSON.stringify(signed)).toString('base64url');
}

/** @returns undefined if the text is no preview of this environment, is signed by a stranger, or has expired */
export function readPreview(
  text: string,
  { keys, environment, now }: { keys: TrustedKeys; environment: string; now: number },
): Preview | undefined {
  if (text.length > maximumLength || !/^[\w-]+$/.test(text)) return undefined;
  const raw = parseObject(Buffer.from(text, 'base64url').toString());
  if (!raw || verifyValue('preview-link', raw, keys) !== 'ok') return undefined;
  const { data } = previewed.safeParse(raw);
  if (!data || data.environment !== environment || Date.parse(data.expiresAt) <= now) return undefined;
  const { schema: _, ...preview } = data;
  return preview;
}
