import {
  deferredPart,
  type LoaderArgs,
  PageHead,
  useCapabilities,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { areaPicture } from '@enerabi/shared/pictures';
import { Breadcrumbs, Phrases } from '@enerabi/shared/ui';
import { copy, introduction } from './area.copy.ts';
import type { AreaData } from './area.loader.ts';
import styles from './area.module.css';
import { areaCrumbsOf } from './area.structured-data.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'area-loader' */ './area.loader.ts').then((module) => module.loader(args));

const Sections = deferredPart(
  async () => (await import(/* webpackChunkName: 'area.sections' */ './area-sections.tsx')).AreaSections,
);

const AreaSearch = deferredPart(
  async () => (await import(/* webpackChunkName: 'area.sections' */ './area-search.tsx')).AreaSearch,
);

/** A prefecture's page (R1.7): its facilities, and every way to search them. */
export function Component() {
  const loaded = useLoaderData<AreaData>();
  const { prefecture, list, counts } = loaded;
  const { name, slug } = prefecture;
  return (
    <div className={styles.area}>
      <PageHead
        title={copy.title(name)}
        description={copy.description(name, list.total)}
        canonical={`/${slug}`}
        image={areaPicture(slug)}
        feed={{ title: copy.feed(name), path: `/rss/notices/${slug}.xml` }}
      />
      <Breadcrumbs crumbs={areaCrumbsOf(prefecture)} />
      <div className={styles.head}>
        <h1>
          <Phrases>{copy.title(name)}</Phrases>
        </h1>
        <p className={styles.lead}>{introduction(name, counts, useCapabilities())}</p>
        <AreaSearch prefecture={prefecture} />
      </div>
      <Sections {...loaded} />
    </div>
  );
}
