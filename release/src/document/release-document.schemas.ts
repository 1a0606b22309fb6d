import { z } from 'zod';
import { appName, claimedPath, environmentName, filePath, integrity, releaseId } from './names.schemas.ts';
import { judgement } from './standing.ts';

/** Facts of a release that readers need before they fetch any of it. Paths are relative to `base`. */
export const documentRelease = z.object({
  app: appName,
  version: z.string().min(1),
  base: z.string().regex(/^\/builds\/r\/.+\/$/),
  manifest: z.object({ path: filePath, integrity }).nullable(),
  client: z.object({ entry: filePath, integrity }),
  server: z.object({ entry: filePath, integrity }),
  files: z.object({ path: filePath, integrity }),
});

/** `weight` is in ten-thousandths of the visitors (R7, design of the rollout). */
export const rollout = z.object({
  id: z.string().min(1),
  candidate: releaseId,
  weight: z.int().min(0).max(10_000),
});

const documentApp = z.object({
  active: releaseId,
  /** The first of `fallbacks`, for readers that support only one. */
  lastKnownGood: releaseId.nullable(),
  /** Standing of the active release; absent in documents of earlier versions. */
  standing: judgement.optional(),
  /** Releases to fall back on, the best first; documents of earlier versions name only `lastKnownGood`. */
  fallbacks: z.array(judgement.extend({ release: releaseId })).optional(),
  rollout: rollout.nullable(),
  disabled: z.boolean(),
  /** Path prefixes that the app has beside those which the shell's own release gives it. */
  claims: z.array(claimedPath).optional(),
});

export const signature = z.object({ alg: z.literal('Ed25519'), kid: z.string(), value: z.base64() });

/** `builds/latest.json` without its signature; times are ISO 8601 in UTC. */
export const unsignedDocument = z
  .object({
    schema: z.literal(1),
    environment: environmentName,
    seq: z.int().min(1),
    generatedAt: z.iso.datetime(),
    pollSeconds: z.int().min(1).max(3600),
    apps: z.record(appName, documentApp),
    releases: z.record(releaseId, documentRelease),
    retired: z.array(releaseId),
  })
  .superRefine(({ apps, releases }, context) => {
    for (const [app, { active, lastKnownGood, fallbacks = [], rollout }] of Object.entries(apps))
      for (const id of [
        active,
        lastKnownGood,
        ...fallbacks.map(({ release }) => release),
        rollout?.candidate,
      ])
        if (id && releases[id]?.app !== app)
          context.addIssue({
            code: 'custom',
            path: ['apps', app],
            message: `${id} is no release of this app`,
          });
  });

export type DocumentRelease = z.output<typeof documentRelease>;
export type DocumentApp = z.output<typeof documentApp>;
export type Signature = z.output<typeof signature>;
export type UnsignedDocument = z.output<typeof unsignedDocument>;
export type ReleaseDocument = UnsignedDocument & { signature: Signature };
