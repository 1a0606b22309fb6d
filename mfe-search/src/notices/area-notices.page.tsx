import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { areaPicture } from '@enerabi/shared/pictures';
import { Breadcrumbs, Phrases } from '@enerabi/shared/ui';
import { copy } from './area-notices.copy.ts';
import { areaNoticesCrumbs } from './area-notices.crumbs.ts';
import type { AreaNoticesData } from './area-notices.loader.ts';
import { areaNoticesFeed, areaNoticesPath } from './notices-path.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'area-notices-loader' */ './area-notices.loader.ts').then((module) =>
    module.loader(args),
  );

const NoticeResults = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'area-notices.results' */ './notice-results.tsx')).NoticeResults,
);

/** The notices of a prefecture's facilities. Search engines list the whole list only, not one audience's. */
export function Component() {
  const loaded = useLoaderData<AreaNoticesData>();
  const { prefecture, audience, list } = loaded;
  const { name, slug } = prefecture;
  const suffix = list.page > 1 ? `（${copy.page(list.page)}）` : '';
  return (
    <>
      <PageHead
        title={copy.title(name) + suffix}
        description={copy.description(name, list.total) + suffix}
        canonical={areaNoticesPath(slug, { page: list.page })}
        image={areaPicture(slug)}
        feed={{ title: copy.feed(name), path: areaNoticesFeed(slug) }}
        noindex={list.total === 0 || audience !== undefined}
      />
      <Breadcrumbs crumbs={areaNoticesCrumbs(prefecture)} />
      <h1>
        <Phrases>{copy.title(name)}</Phrases>
      </h1>
      <NoticeResults {...loaded} />
    </>
  );
}
