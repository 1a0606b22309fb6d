import type { Operation } from '@enerabi/shared/contract';
import { Hono } from 'hono';
import { openApi } from './openapi.ts';
import { referencePage } from './reference-page.ts';
import { referencePolicy } from './reference-style.ts';

/** `/api/openapi.json` and, for people, `/api/reference`. */
export function referenceRoutes(operations: readonly Operation[], siteOrigin: string): Hono {
  let document: ReturnType<typeof openApi> | undefined;
  const read = () => {
    document ??= openApi(operations, siteOrigin);
    return document;
  };
  return new Hono()
    .get('/api/openapi.json', async (context) => context.json(await read()))
    .get('/api/reference', async (context) => {
      context.header('content-security-policy', referencePolicy);
      return context.html(referencePage(await read()));
    });
}
