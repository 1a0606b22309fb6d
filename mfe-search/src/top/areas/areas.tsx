import { Link, type Prefecture, prefectures, regions } from '@enerabi/shared/kernel';
import { countText, Disclosure } from '@enerabi/shared/ui';
import { SectionLink } from '../../page-links/section-link.tsx';
import styles from './area-section.module.css';
import { copy } from './areas.copy.ts';
import { tileOf } from './tile-map.ts';

interface AreasProps {
  /** Absent: the prefecture's page. */
  addressOf?: (prefecture: Prefecture) => string;
  /** By prefecture code, of what its link leads to; a prefecture without a count has none. Absent: not shown. */
  counts?: ReadonlyMap<string, number> | undefined;
}

const pageOf = ({ slug }: Prefecture): string => `/${slug}`;

/** The map is only for wide screens; the list is for all. */
export const Areas = ({ addressOf = pageOf, counts }: AreasProps) => (
  <div className={styles.mapAndList}>
    <nav aria-label={copy.map} className={styles.map}>
      <SectionLink className={styles.skip} section="area-list">
        {copy.skip}
      </SectionLink>
      <ul className={styles.tiles}>
        {prefectures.map((prefecture) => (
          <Tile
            key={prefecture.code}
            prefecture={prefecture}
            to={addressOf(prefecture)}
            count={counts && (counts.get(prefecture.code) ?? 0)}
          />
        ))}
      </ul>
    </nav>
    <nav aria-label={copy.list} className={styles.list} id="area-list" tabIndex={-1}>
      {regions.map(({ name }, at) => (
        <Disclosure key={name} summary={<h3>{name}</h3>} name="region" open={at === 1}>
          <ul className={styles.prefectures}>
            {prefectures
              .filter(({ region }) => region === name)
              .map((prefecture) => (
                <li key={prefecture.slug}>
                  <Link className={styles.prefecture} to={addressOf(prefecture)}>
                    {prefecture.name}
                    {counts && (
                      <span className={styles.count}>{copy.count(counts.get(prefecture.code) ?? 0)}</span>
                    )}
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

interface TileProps {
  prefecture: Prefecture;
  to: string;
  count: number | undefined;
}

function Tile({ prefecture, to, count }: TileProps) {
  const { column, row, columns, rows } = tileOf(prefecture.id);
  return (
    <li className={styles.place} data-column={column} data-row={row} data-columns={columns} data-rows={rows}>
      <Link className={styles.tile} data-region={regionOf(prefecture)} to={to}>
        {copy.tile(prefecture.name)}
        {count !== undefined && <span className={styles.number}>{countText(count)}</span>}
      </Link>
    </li>
  );
}
