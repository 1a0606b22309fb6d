import { type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { BriefFacilityCard } from '@enerabi/shared/ui';
import { copy } from './welcome.copy.ts';
import type { WelcomeData } from './welcome.loader.ts';
import styles from './welcome.module.css';

/** The data is asked for by a file of its own, which hydration does not need. */
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: '__ID__-welcome-loader' */ './welcome.loader.ts').then((module) =>
    module.loader(args),
  );

export function Component() {
  const { facilities, total } = useLoaderData<WelcomeData>();
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
