import type { Hono } from 'hono';
import { z } from 'zod';
import { localBuild } from '../preview/index.ts';
import { makePreviewLink, previewHours } from '../preview/make-preview-link.ts';
import { candidatesOf } from '../preview/previewed-releases.ts';
import type { RegistryContext } from './registry-context.ts';
import type { Allowed } from './uploads/upload.routes.ts';

const wanted = z.strictObject({
  hours: z.int().min(1).max(previewHours.most).optional(),
  /** A developer's own build instead of the candidate. */
  local: localBuild.omit({ app: true }).strict().optional(),
});

/** Links that show the candidate of an app, or a developer's own build, to one browser. */
export function previewRoutes(
  api: Hono,
  { registry, now, siteOrigin }: RegistryContext,
  allowed: Allowed,
): void {
  api.post('/apps/:app/preview', async ({ req, json }) => {
    const app = req.param('app');
    await allowed(req.header('authorization'), 'publish', app);
    const { hours = previewHours.usual, local } = wanted.parse(await req.json());
    const apps = local ? {} : await candidatesOf(registry, [app]);
    const shown = { apps, ...(local && { local: { app, ...local } }), hours, now: now() };
    return json(makePreviewLink(registry, siteOrigin, shown));
  });
}
