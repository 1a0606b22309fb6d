import { IgnoredNotice } from '../../address/ignored-notice.tsx';
import { copy as conditionsCopy } from './conditions.copy.ts';
import { copy } from './ignored-values.copy.ts';
import type { IgnoredValue } from './read-criteria.ts';

/** Names the conditions that were invalid and ignored. */
export const IgnoredValues = ({ ignored }: { ignored: readonly IgnoredValue[] }) => (
  <IgnoredNotice
    title={copy.title}
    values={ignored.map(({ field, value }) => copy.value(nameOf(field), value))}
    rest={copy.rest}
  />
);

/** Names a part of the address; an unknown part keeps its own name. */
const nameOf = (field: string): string =>
  Object.hasOwn(conditionsCopy.fields, field)
    ? conditionsCopy.fields[field as keyof typeof conditionsCopy.fields]
    : field.slice(0, 40);
