import { Notice } from '@enerabi/shared/ui';
import { copy as conditionsCopy } from './conditions.copy.ts';
import { copy } from './ignored-values.copy.ts';
import type { IgnoredValue } from './read-criteria.ts';

/** Says which parts of the address made no sense and were left out. */
export function IgnoredValues({ ignored }: { ignored: readonly IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  const values = ignored.slice(0, mostShown);
  return (
    <Notice kind="warning" title={copy.title}>
      <ul>
        {values.map(({ field, value }) => (
          <li key={`${field} ${value}`}>{copy.value(nameOf(field), value)}</li>
        ))}
        {ignored.length > mostShown && <li>{copy.more(ignored.length - mostShown)}</li>}
      </ul>
      <p>{copy.rest}</p>
    </Notice>
  );
}

/** Names a part of an address; a part that the page does not know is named as it is written. */
const nameOf = (field: string): string =>
  Object.hasOwn(conditionsCopy.fields, field)
    ? conditionsCopy.fields[field as keyof typeof conditionsCopy.fields]
    : field.slice(0, 40);

/** An address may hold hundreds. */
const mostShown = 5;
