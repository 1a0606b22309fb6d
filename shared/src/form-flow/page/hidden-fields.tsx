interface HiddenFieldsProps {
  fields: readonly (readonly [name: string, value: string])[];
}

/** Answers that a form carries without showing them; a name may repeat. */
export const HiddenFields = ({ fields }: HiddenFieldsProps) =>
  fields.map(([name, value], at) => <input key={`${name} ${at}`} type="hidden" name={name} value={value} />);
