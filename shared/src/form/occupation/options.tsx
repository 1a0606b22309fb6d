import { copy } from './occupation.copy.ts';

interface OptionsProps<I extends number> {
  ids: readonly I[];
  nameOf: (id: I) => string;
}

/** The options of an optional select. */
export const Options = <I extends number>({ ids, nameOf }: OptionsProps<I>) => (
  <>
    <option value="">{copy.choose}</option>
    {ids.map((id) => (
      <option key={id} value={id}>
        {nameOf(id)}
      </option>
    ))}
  </>
);
