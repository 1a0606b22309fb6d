import type { SearchSuggestions } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { placesOf } from './no-facilities.tsx';
import { copy } from './read-places.copy.ts';

/** More would be a list of its own above the facilities. */
const mostShown = 3;

/** Places whose reading begins with the keyword, beside facilities that are called so: しぶや is 渋谷, too. */
export function ReadPlaces({
  keyword,
  meant,
}: {
  keyword: string | undefined;
  meant: SearchSuggestions | null;
}) {
  const places = placesOf(meant).slice(0, mostShown);
  if (!keyword || places.length === 0) return null;
  return (
    <p>
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
