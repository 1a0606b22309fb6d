import type { SearchSuggestions } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import row from '../../search/results/scroll-row.module.css';
import { suggestedGroups } from '../suggestions/suggested-links.ts';
import { copy } from './read-places.copy.ts';

interface ReadPlacesProps {
  keyword: string;
  meant: SearchSuggestions;
}

/** More would be a list of its own above the facilities. */
const mostShown = 3;

/** Places whose reading begins with the keyword, beside facilities that are called so: しぶや is 渋谷, too. */
export function ReadPlaces({ keyword, meant }: ReadPlacesProps) {
  const places = suggestedGroups({ ...meant, facilities: [] })
    .flatMap(({ links }) => links)
    .slice(0, mostShown);
  if (places.length === 0) return null;
  return (
    <p className={row.row}>
      {copy.read(keyword)}
      {places.map(({ name, to }, at) => (
        <span key={to}>
          {at > 0 && copy.between}
          <Link to={to}>{name}</Link>
        </span>
      ))}
    </p>
  );
}
