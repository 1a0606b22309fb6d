import { contactContentMaxLength } from '@enerabi/shared/constants';
import { TextArea } from '@enerabi/shared/ui';
import { copy } from './fields.copy.ts';
import type { FieldsProps } from './fields-props.ts';

export const ContentField = ({ draft: { texts }, errorOf }: FieldsProps) => (
  <TextArea
    name="content"
    label={copy.content}
    hint={copy.contentHint[texts.purpose_kind_id === '1' ? 1 : 2]}
    need="required"
    rows={8}
    maximum={contactContentMaxLength}
    defaultValue={texts.content}
    error={errorOf('content')}
  />
);
