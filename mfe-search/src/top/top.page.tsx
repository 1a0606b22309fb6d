import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { ChildSection } from '../child/child-section.tsx';
import { AreaSection } from './areas/area-section.tsx';
import { Hero } from './hero.tsx';
import { copy } from './top.copy.ts';
import type { TopData } from './top.loader.ts';
import styles from './top.module.css';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'top-loader' */ './top.loader.ts').then((module) => module.loader(args));

const Sections = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'top.sections' */ './sections/top-sections.tsx')).TopSections,
);

export function Component() {
  const { top, jobs, today } = useLoaderData<TopData>();
  return (
    <div className={styles.top}>
      <PageHead
        title={copy.title}
        description={copy.description}
        canonical="/"
        feed={{ title: copy.feed, path: '/rss/notices.xml' }}
      />
      <Hero totals={top?.totals} />
      <ChildSection today={today} />
      <AreaSection />
      <Sections top={top} jobs={jobs} />
    </div>
  );
}
