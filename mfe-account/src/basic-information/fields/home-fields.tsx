import { FormSection } from '@enerabi/shared/form';
import { prefectures, regions, useCapabilities } from '@enerabi/shared/kernel';
import { PostalCodeField, SelectField, TextField } from '@enerabi/shared/ui';
import type { TextName } from '../draft/draft.ts';
import { copy } from './fields.copy.ts';
import type { FieldsProps } from './fields-props.ts';

const filled = { prefecture: 'prefecture_code', municipality: 'municipality_name', town: 'address' };

export function HomeFields({ draft: { texts }, errorOf }: FieldsProps) {
  const field = (name: TextName) => ({
    name,
    defaultValue: texts[name],
    error: errorOf(name),
    need: 'optional' as const,
  });
  return (
    <FormSection title={copy.home.title} lead={copy.home.lead(useCapabilities())}>
      <PostalCodeField {...field('postal_code')} fields={filled} />
      <SelectField {...field('prefecture_code')} label={copy.home.prefecture} autoComplete="address-level1">
        <option value="">{copy.home.choose}</option>
        <Prefectures />
      </SelectField>
      <TextField
        {...field('municipality_name')}
        label={copy.home.municipality}
        autoComplete="address-level2"
      />
      <TextField {...field('address')} label={copy.home.address} autoComplete="address-line1" />
      <TextField {...field('building')} label={copy.home.building} autoComplete="address-line2" />
    </FormSection>
  );
}

/** The prefectures in seven regions, from north to south. */
const Prefectures = () =>
  regions.map(({ name: region }) => (
    <optgroup key={region} label={region}>
      {prefectures
        .filter((prefecture) => prefecture.region === region)
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
