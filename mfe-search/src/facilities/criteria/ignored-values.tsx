import { IgnoredNotice } from '../../address/ignored-notice.tsx';
import { copy as conditionsCopy } from './conditions.copy.ts';
import { copy } from './ignored-values.copy.ts';
import type { IgnoredValue } from './read-criteria.ts';

/** Names the conditions that made no sense and were left out. */
export const IgnoredValues = ({ ignored }: { ignored: readonly IgnoredValue[] }) => (
  <IgnoredNotice
    title={copy.title}
    values={ignored.map(({ field, value }) => copy.value(nameOf(field), value))}
    rest={copy.rest}
  />
);

/** Names a part of an address; a part that the page does not know is named as it is written. */
const nameOf = (field: string): string =>
  Object.hasOwn(conditionsCopy.fields, field)
    ? conditionsCopy.fields[field as keyof typeof conditionsCopy.fields]
    : field.slice(0, 40);
