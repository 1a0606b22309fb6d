import { maximumVisitingChildren, maximumVisitingPersons } from '@enerabi/shared/constants';
import { FormSection } from '@enerabi/shared/form';
import { FuriganaPair, NamePair, PhoneField, SelectField, TextField } from '@enerabi/shared/ui';
import type { TextName } from '../draft/booking-draft.ts';
import styles from './booking-form.module.css';
import { copy } from './contact-input.copy.ts';
import type { FieldsProps } from './fields-props.ts';

/** Fields for the visiting parent: name, contact and number of people. */
export function PersonFields({ draft: { texts }, errorOf }: FieldsProps) {
  const field = (name: TextName) => ({ name, defaultValue: texts[name], error: errorOf(name) });
  return (
    <FormSection title={copy.person.title}>
      <NamePair need="required" family={field('person_last_name')} given={field('person_first_name')} />
      <FuriganaPair
        need="required"
        family={field('person_last_name_furigana')}
        given={field('person_first_name_furigana')}
      />
      <PhoneField
        {...field('person_contact_phone')}
        label={copy.person.phone}
        hint={copy.person.phoneHint}
        need="required"
      />
      <TextField
        {...field('person_contact_mail')}
        type="email"
        label={copy.person.mail}
        hint={copy.person.mailHint}
        need="required"
        autoComplete="email"
        inputMode="email"
      />
      <div className={styles.pair}>
        <NumberField
          {...field('person_number')}
          label={copy.person.persons}
          numbers={from(1, maximumVisitingPersons)}
        />
        <NumberField
          {...field('child_number')}
          label={copy.person.children}
          numbers={from(0, maximumVisitingChildren)}
        />
      </div>
    </FormSection>
  );
}

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

interface NumberFieldProps {
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
  numbers: readonly number[];
}

const NumberField = ({ numbers, ...field }: NumberFieldProps) => (
  <SelectField {...field}>
    {numbers.map((number) => (
      <option key={number} value={number}>
        {copy.person.adults(number)}
      </option>
    ))}
  </SelectField>
);
