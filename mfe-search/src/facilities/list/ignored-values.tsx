import { Notice } from '@enerabi/shared/ui';
import { copy as conditionsCopy } from './conditions.copy.ts';
import { copy } from './facility-list.copy.ts';
import type { IgnoredValue } from './read-criteria.ts';

/** What of the address made no sense and was left out. */
export function IgnoredValues({ ignored }: { ignored: readonly IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  const values = ignored.slice(0, mostShown);
  return (
    <Notice kind="warning" title={copy.ignored.title}>
      <ul>
        {values.map(({ field, value }) => (
          <li key={`${field} ${value}`}>{copy.ignored.value(conditionsCopy.fields[field], value)}</li>
        ))}
      </ul>
      <p>{copy.ignored.rest}</p>
    </Notice>
  );
}

/** An address may hold hundreds. */
const mostShown = 5;
