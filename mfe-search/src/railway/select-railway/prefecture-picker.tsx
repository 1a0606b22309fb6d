import { Link, prefectures, regions } from '@enerabi/shared/kernel';
import { Disclosure } from '@enerabi/shared/ui';
import { selectRailwayAddress } from '../railway-address.ts';
import type { RailwayPrefecture } from '../railway-prefecture.ts';
import { copy } from './prefecture-picker.copy.ts';
import styles from './prefecture-picker.module.css';

/** Links to all 47 prefectures; they need no scripts. */
export const PrefecturePicker = ({ prefecture }: { prefecture: RailwayPrefecture }) => (
  <Disclosure summary={copy.change(prefecture.name)}>
    <nav aria-label={copy.label} className={styles.regions}>
      {regions.map((region) => (
        <section key={region.name} aria-label={region.name}>
          <p className={styles.region}>{region.name}</p>
          <ul className={styles.prefectures}>
            {prefectures
              .filter((other) => other.region === region.name)
              .map(({ id, name }) => (
                <li key={id}>
                  <Link
                    className={styles.prefecture}
                    to={selectRailwayAddress({ ...prefecture, id })}
                    aria-current={id === prefecture.id ? 'true' : undefined}
                  >
                    {name}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  </Disclosure>
);
