import { SelectField } from '@enerabi/shared/ui';
import { copy } from '../../search/filters/counted.copy.ts';
import { countedText } from '../../search/filters/counted.tsx';

interface LimitSelectProps {
  name: string;
  label: string;
  hint?: string;
  /** Offered limits; one that only the address has is offered, too. */
  limits: readonly number[];
  chosen: number | undefined;
  textOf: (limit: number) => string;
  /** How many postings each limit would find; undefined if that is not known. */
  found: ReadonlyMap<number, number> | undefined;
}

/** A select of limits, each with its count. */
export function LimitSelect({ name, label, hint, limits, chosen, textOf, found }: LimitSelectProps) {
  const isKnown = chosen === undefined || limits.includes(chosen);
  const all = isKnown ? limits : [...limits, chosen].sort((one, other) => one - other);
  // Only offered limits are counted, and those without a posting are left out of the counts.
  const countOf = (limit: number) => (limits.includes(limit) ? found && (found.get(limit) ?? 0) : undefined);
  return (
    <SelectField name={name} label={label} hint={hint} defaultValue={chosen ?? ''}>
      <option value="">{copy.any}</option>
      {all.map((limit) => (
        <option key={limit} value={limit}>
          {countedText(textOf(limit), countOf(limit))}
        </option>
      ))}
    </SelectField>
  );
}
