import { FormSection } from '@enerabi/shared/form';
import { FuriganaPair, NamePair, PhoneField } from '@enerabi/shared/ui';
import type { TextName } from '../draft/draft.ts';
import { copy } from './fields.copy.ts';
import type { FieldsProps } from './fields-props.ts';

/** Required fields, which every contact with a facility needs. */
export function PersonFields({ draft: { texts }, errorOf }: FieldsProps) {
  const field = (name: TextName) => ({ name, defaultValue: texts[name], error: errorOf(name) });
  return (
    <FormSection title={copy.person}>
      <NamePair need="required" family={field('last_name')} given={field('first_name')} />
      <FuriganaPair
        need="required"
        family={field('last_name_furigana')}
        given={field('first_name_furigana')}
      />
      <PhoneField {...field('phone_number')} label={copy.phone} hint={copy.phoneHint} need="required" />
    </FormSection>
  );
}
