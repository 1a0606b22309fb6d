import { FormSection, mailaddressCopy } from '@enerabi/shared/form';
import { NamePair, PhoneField, TextField } from '@enerabi/shared/ui';
import type { TextName } from '../draft/contact-draft.ts';
import { copy } from './fields.copy.ts';
import type { FieldsProps } from './fields-props.ts';

/** Who asks, and where the answer goes. */
export function PersonFields({ draft: { texts }, errorOf }: FieldsProps) {
  const field = (name: TextName) => ({ name, defaultValue: texts[name], error: errorOf(name) });
  return (
    <FormSection title={copy.person.title}>
      <NamePair need="required" family={field('last_name')} given={field('first_name')} />
      <TextField
        {...field('mailaddress')}
        type="email"
        label={mailaddressCopy.label}
        hint={copy.person.mailHint}
        need="required"
        autoComplete="email"
        inputMode="email"
      />
      <PhoneField {...field('phone_number')} label={copy.person.phone} hint={copy.person.phoneHint} />
    </FormSection>
  );
}
