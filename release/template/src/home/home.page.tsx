import { type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { BriefFacilityCard } from '@enerabi/shared/ui';
import { copy } from './home.copy.ts';
import type { HomeData } from './home.loader.ts';
import styles from './home.module.css';

/** The data is asked for by a file of its own, which hydration does not need. */
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: '__ID__-home-loader' */ './home.loader.ts').then((module) =>
    module.loader(args),
  );

export function Component() {
  const { facilities, total } = useLoaderData<HomeData>();
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical="__PATH__" />
      <h1>{copy.title}</h1>
      <p>{copy.count(total)}</p>
      <ul className={styles.cards}>
        {facilities.map((facility) => (
          <li key={facility.facility_id}>
            <BriefFacilityCard facility={facility} />
          </li>
        ))}
      </ul>
    </>
  );
}
