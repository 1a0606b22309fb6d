import { IgnoredNotice } from '../../address/ignored-notice.tsx';
import type { IgnoredValue } from '../../address/read-fields.ts';
import { copy } from './ignored-values.copy.ts';

interface IgnoredValuesProps {
  ignored: readonly IgnoredValue[];
  /** Names of the address's fields; an unknown field keeps its own name. */
  fields: Readonly<Record<string, string>>;
}

/** Names the conditions that were invalid and ignored. */
export function IgnoredValues({ ignored, fields }: IgnoredValuesProps) {
  const nameOf = (field: string) =>
    Object.hasOwn(fields, field) ? (fields[field] as string) : field.slice(0, 40);
  return (
    <IgnoredNotice
      title={copy.title}
      values={ignored.map(({ field, value }) => copy.value(nameOf(field), value))}
      rest={copy.rest}
    />
  );
}
