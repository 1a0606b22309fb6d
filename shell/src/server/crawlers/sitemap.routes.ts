import {
  getSitemapPart,
  listSitemapAreas,
  listSitemapParts,
  type SitemapKind,
} from '@enerabi/shared/contract';
import type { Hono } from 'hono';
import { answerFromApi, type CallOperation, NotFoundError } from '../gateway/call-operation.ts';
import type { ServerEnvironment } from '../server-environment.ts';
import { type SitemapEntry, sitemapIndex, urlSet } from './sitemap.ts';
import { areaPages, fileNames, fixedFiles, fixedPages, partPages, sitemapFiles } from './sitemap-pages.ts';
import { xmlReply } from './xml-reply.ts';

interface SitemapSettings {
  apiBaseUrl: string;
  origin: string;
}

/** The sitemap's index and its files. */
export function sitemapRoutes(app: Hono<ServerEnvironment>, { apiBaseUrl, origin }: SitemapSettings): void {
  app.get('/sitemap.xml', (context) =>
    answerFromApi(context, apiBaseUrl, async (ask) =>
      xmlReply(context, sitemapIndex(origin, sitemapFiles(await ask(listSitemapParts)))),
    ),
  );
  app.get('/:file{sitemap-.+}', (context) =>
    answerFromApi(context, apiBaseUrl, async (ask) =>
      xmlReply(context, urlSet(origin, await pagesOf(context.req.path, ask))),
    ),
  );
}

const partFile = /^\/sitemap-([a-z]+)-([1-9]\d{0,5})\.xml$/;

/** @throws NotFoundError if the file does not exist */
async function pagesOf(file: string, ask: CallOperation): Promise<SitemapEntry[]> {
  if (file === fixedFiles.pages) return fixedPages();
  if (file === fixedFiles.areas) {
    const found = await ask(listSitemapAreas);
    if (found.areas.length === 0) throw new NotFoundError(file);
    return areaPages(found);
  }
  const [, name, part] = partFile.exec(file) ?? [];
  const kind = (Object.keys(fileNames) as SitemapKind[]).find((known) => fileNames[known] === name);
  if (!kind) throw new NotFoundError(file);
  const { addresses } = await ask(getSitemapPart, { kind, part: Number(part) });
  return partPages(kind, addresses);
}
