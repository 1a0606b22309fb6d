import { bookingMessageMaxLength } from '@enerabi/shared/constants';
import { FormSection } from '@enerabi/shared/form';
import { TextArea } from '@enerabi/shared/ui';
import { copy } from './contact-input.copy.ts';
import type { FieldsProps } from './fields-props.ts';

export const MessageField = ({ draft, errorOf }: FieldsProps) => (
  <FormSection title={copy.message.title}>
    <TextArea
      name="message_to_childcare_facility"
      label={copy.message.label}
      hint={copy.message.hint}
      need="optional"
      rows={5}
      maximum={bookingMessageMaxLength}
      defaultValue={draft.texts.message_to_childcare_facility}
      error={errorOf('message_to_childcare_facility')}
    />
  </FormSection>
);
