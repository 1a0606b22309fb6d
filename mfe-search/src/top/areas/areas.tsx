import { Link, type Prefecture, prefectures, regions } from '@enerabi/shared/kernel';
import { Disclosure } from '@enerabi/shared/ui';
import styles from './area-section.module.css';
import { copy } from './areas.copy.ts';
import { tileOf } from './tile-map.ts';

/** The map is only for wide screens; the list is for all. */
export const Areas = () => (
  <div className={styles.mapAndList}>
    <nav aria-label={copy.map} className={styles.map}>
      <a className={styles.skip} href="#area-list">
        {copy.skip}
      </a>
      <ul className={styles.tiles}>
        {prefectures.map((prefecture) => (
          <Tile key={prefecture.code} prefecture={prefecture} />
        ))}
      </ul>
    </nav>
    <nav aria-label={copy.list} className={styles.list} id="area-list" tabIndex={-1}>
      {regions.map(({ name }, at) => (
        <Disclosure key={name} summary={<h3>{name}</h3>} name="region" open={at === 1}>
          <ul className={styles.prefectures}>
            {prefectures
              .filter(({ region }) => region === name)
              .map(({ slug, name: prefecture }) => (
                <li key={slug}>
                  <Link className={styles.prefecture} to={`/${slug}`}>
                    {prefecture}
                  </Link>
                </li>
              ))}
          </ul>
        </Disclosure>
      ))}
    </nav>
  </div>
);

const regionOf = ({ region }: Prefecture): number => regions.findIndex(({ name }) => name === region) + 1;

function Tile({ prefecture }: { prefecture: Prefecture }) {
  const { column, row, columns, rows } = tileOf(prefecture.id);
  return (
    <li className={styles.place} data-column={column} data-row={row} data-columns={columns} data-rows={rows}>
      <Link className={styles.tile} data-region={regionOf(prefecture)} to={`/${prefecture.slug}`}>
        {copy.tile(prefecture.name)}
      </Link>
    </li>
  );
}
