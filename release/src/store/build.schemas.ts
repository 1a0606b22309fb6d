import { z } from 'zod';
import { appName, filePath, integrity, releaseId } from '../document/index.ts';

const clientPath = filePath.startsWith('client/');
const files = z.looseObject({ js: z.array(clientPath), css: z.array(clientPath) });

/** A path prefix of whole segments, and the app that owns the paths below it; a segment may be `:parameter`. */
export const routeClaim = z.object({ path: z.string().startsWith('/').max(200), app: appName });

/**
 * `build.json`: a build's description of itself. Paths are relative to its folder. Unknown fields are preserved
 * everywhere: the release's name is a hash of them, too, and every version must compute the same.
 */
export const build = z.looseObject({
  schema: z.literal(1),
  app: appName,
  version: z.string().regex(/^\d+\.\d+\.\d+[\w.+-]*$/),
  entry: z.looseObject({
    client: clientPath,
    server: filePath.refine(
      (path) => !path.startsWith('client/'),
      'the server entry must lie outside client/',
    ),
    manifest: clientPath.nullable(),
  }),
  exposes: z.array(z.string().startsWith('./')),
  /** Needed by every page of the app. */
  initial: files,
  /** Needed by one route in addition to `initial`, by route id. */
  routes: z.record(z.string(), files),
  /** Path prefixes of the app's pages; empty for the shell. */
  paths: z.array(z.string().startsWith('/')),
  /** The owner of each path; a shell has them. */
  claims: z.array(routeClaim).optional(),
  /** Public pages that are rendered to test a release before it is trusted. */
  probe: z.array(z.string().startsWith('/')).optional(),
  contract: z.looseObject({
    shared: z.record(z.string(), z.string()),
    session: z.int(),
    api: z.int(),
  }),
});

/** The origin of a build as its publisher claims it; null where that is unknown. */
export const provenance = z.object({
  commit: z.string().max(100).nullable(),
  /** Whether the working tree had no other changes. */
  isClean: z.boolean().nullable(),
  /** Hash of the lockfile. */
  lockfile: integrity.nullable(),
  /** Program and machine, such as `node v24.21.0 linux-x64`. */
  builder: z.string().max(200),
});

/** `release.json`: the build's description, and the circumstances in which its content was first put into the store. */
export const releaseManifest = build.extend({
  id: releaseId,
  commit: z.string().nullable(),
  builtAt: z.iso.datetime(),
  provenance: provenance.optional(),
});

const encoding = z.object({ integrity, size: z.int().min(0) });

/** `integrity.json`: every file of the release but itself. Compressed variants are `<file>.br` and `<file>.gz`. */
export const integrityList = z.object({
  schema: z.literal(1),
  files: z.record(
    filePath,
    z.object({
      integrity,
      size: z.int().min(0),
      encodings: z.object({ br: encoding.optional(), gzip: encoding.optional() }).optional(),
    }),
  ),
});

export type RouteClaim = z.output<typeof routeClaim>;
export type Provenance = z.output<typeof provenance>;
export type Build = z.output<typeof build>;
export type ReleaseManifest = z.output<typeof releaseManifest>;
export type IntegrityList = z.output<typeof integrityList>;
export type ListedFile = IntegrityList['files'][string];
export type Encoding = keyof NonNullable<ListedFile['encodings']>;

/** How the compressed variant of a file is named. */
export const encodingSuffix = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;
