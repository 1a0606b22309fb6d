import type { Hono } from 'hono';
import { z } from 'zod';
import { claimedPath, releaseId } from '../../document/index.ts';
import { publishBuild, readHead, rollOutBuild, stageBuild } from '../../registry/index.ts';
import { provenance } from '../../store/index.ts';
import type { AccessToken, Scope } from '../../tokens/index.ts';
import { steps } from '../commands.ts';
import type { RegistryContext } from '../registry-context.ts';
import { uploadListing } from './upload.schemas.ts';
import type { Uploads } from './uploads.ts';

const publication = z.strictObject({
  reason: z.string().trim().max(2_000).optional(),
  /** The release that the caller saw active; null for none. */
  expect: releaseId.nullable().optional(),
  /** Gives it to a part of the visitors instead of everybody. */
  rollout: steps.optional(),
  commit: z.string().max(100).optional(),
  builtAt: z.iso.datetime().optional(),
  provenance: provenance.optional(),
  force: z.boolean().optional(),
  claims: z.array(claimedPath).min(1).optional(),
  dryRun: z.boolean().optional(),
});

export type Allowed = (header: string | undefined, wanted: Scope, app: string) => Promise<AccessToken>;

/** Publishing by upload: a listing, the files that are missing, and then the publication. */
export function uploadRoutes(
  api: Hono,
  { registry, now, probe, liveContract }: RegistryContext,
  uploads: Uploads,
  allowed: Allowed,
): void {
  api.post('/apps/:app/uploads', async ({ req, json }) => {
    const app = req.param('app');
    await allowed(req.header('authorization'), 'publish', app);
    return json(await uploads.open(app, uploadListing.parse(await req.json())));
  });
  api.put('/apps/:app/uploads/:id/files/:file{.+}', async ({ req, json }) => {
    const { app, id, file } = req.param();
    await allowed(req.header('authorization'), 'publish', app);
    await uploads.receive(app, id, file, (req.raw.body ?? []) as AsyncIterable<Uint8Array>);
    return json({ file });
  });
  api.post('/apps/:app/uploads/:id/publish', async ({ req, json }) => {
    const { app, id } = req.param();
    const wish = publication.parse(await req.json());
    const header = req.header('authorization');
    const token = await allowed(header, 'publish', app);
    // For everybody at once it takes what a promotion takes; paths of its own are given by operations.
    if (!wish.rollout && !wish.dryRun) await allowed(header, 'promote', app);
    const claims = wish.claims ?? token.claims;
    const isGranted = claims?.every((path) => token.claims?.includes(path));
    if (claims && !isGranted) await allowed(header, 'operate', app);
    const buildDir = await uploads.complete(app, id);
    const staged = {
      ...registry,
      app,
      buildDir,
      who: token.holder,
      now: now(),
      reason: wish.reason ?? null,
      commit: wish.commit ?? null,
      ...(wish.builtAt && { builtAt: new Date(wish.builtAt) }),
      isForced: wish.force ?? false,
      claims,
      provenance: wish.provenance,
      probe,
      liveContract,
    };
    const result = await published(staged, wish);
    if (!wish.dryRun) await uploads.remove(app, id);
    return json(result);
  });
}

async function published(
  staged: Parameters<typeof stageBuild>[0] & { who: string },
  { dryRun, rollout, expect }: z.output<typeof publication>,
): Promise<object> {
  if (dryRun) {
    const { to, release, probe } = await stageBuild(staged, (await readHead(staged)).state);
    return { app: staged.app, to, version: release.version, probe, dryRun: true };
  }
  if (rollout) return rollOutBuild({ ...staged, expect: expect ?? undefined }, rollout);
  return publishBuild({ ...staged, expect });
}
