import { railwaySearchPath } from '@enerabi/shared/constants';
import { Link } from '@enerabi/shared/kernel';
import { Phrases } from '@enerabi/shared/ui';
import { FilterIcon, MapIcon, MapPinIcon, TrainIcon } from '@enerabi/shared/ui/icons';
import { SectionLink } from '../page-links/section-link.tsx';
import styles from './hero.module.css';
import { copy } from './top.copy.ts';

const ways = [
  { name: copy.ways.conditions, to: '/f', Icon: FilterIcon },
  { name: copy.ways.map, to: '/map_search', Icon: MapIcon },
  { name: copy.ways.stations, to: railwaySearchPath, Icon: TrainIcon },
] as const;

/** Links to the other ways to search. */
export const SearchWays = () => (
  <nav aria-label={copy.waysTitle}>
    <ul className={styles.ways}>
      {ways.map(({ name, to, Icon }) => (
        <li key={to}>
          <Link className={styles.way} to={to}>
            <Icon />
            <span>
              <Phrases>{name}</Phrases>
            </span>
          </Link>
        </li>
      ))}
      <li>
        <SectionLink className={styles.way} section="areas">
          <MapPinIcon />
          <span>
            <Phrases>{copy.ways.areas}</Phrases>
          </span>
        </SectionLink>
      </li>
    </ul>
  </nav>
);
