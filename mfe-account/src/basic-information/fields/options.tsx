import { copy } from './fields.copy.ts';

interface OptionsProps<I extends number> {
  ids: readonly I[];
  nameOf: (id: I) => string;
}

/** The options of a select that may stay open. */
export const Options = <I extends number>({ ids, nameOf }: OptionsProps<I>) => (
  <>
    <option value="">{copy.work.choose}</option>
    {ids.map((id) => (
      <option key={id} value={id}>
        {nameOf(id)}
      </option>
    ))}
  </>
);
