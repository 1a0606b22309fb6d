import { Link, type Prefecture } from '@enerabi/shared/kernel';
import { Button, Panel, Stack } from '@enerabi/shared/ui';
import { FilterIcon, MapIcon, SearchIcon, TrainIcon } from '@enerabi/shared/ui/icons';
import { searchedAddress } from '../facilities/criteria/read-criteria.ts';
import { KeywordSuggestions } from '../facilities/suggestions/keyword-suggestions.tsx';
import { useSearchSubmit } from '../search/form/use-search-submit.ts';
import { copy } from './area.copy.ts';
import styles from './area.module.css';

/**
 * Searches the prefecture by keyword, and links to the other ways to search there. Without scripts it is a plain GET
 * form.
 */
export function AreaSearch({ prefecture: { id, code } }: { prefecture: Prefecture }) {
  const { isSearching, submit } = useSearchSubmit(searchedAddress);
  const ways = [
    { name: copy.ways.list, to: `/f?area=${code}`, Icon: FilterIcon },
    { name: copy.ways.map, to: `/map_search?area=${code}`, Icon: MapIcon },
    { name: copy.ways.stations, to: `/railway_search/${id}/select_railway`, Icon: TrainIcon },
  ];
  return (
    <Panel tone="surface" padding="5" gap="5" raised>
      {/* The oldest browsers we serve do not know <search>. */}
      <Stack
        as="form"
        gap="4"
        role="search"
        className={styles.form}
        method="get"
        action="/f"
        onSubmit={submit}
      >
        <input type="hidden" name="area" value={code} />
        <KeywordSuggestions />
        <Button type="submit" pending={isSearching} icon={<SearchIcon size="small" />}>
          {copy.submit}
        </Button>
      </Stack>
      <nav aria-label={copy.ways.label}>
        <ul className={styles.ways}>
          {ways.map(({ name, to, Icon }) => (
            <li key={to}>
              <Link className={styles.way} to={to}>
                <Icon />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Panel>
  );
}
