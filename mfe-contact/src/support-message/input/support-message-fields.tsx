import {
  childClasses,
  childClassIds,
  genderKindIds,
  genderKinds,
  parentAgeTexts,
  supportMessageMaxLength,
  supportMessageRecommendKindIds,
  supportMessageRecommendKinds,
} from '@enerabi/shared/constants';
import { FormSection } from '@enerabi/shared/form';
import { type Choice, RadioGroup, SelectField, TextArea } from '@enerabi/shared/ui';
import type { SupportDraft, TextName } from '../draft/support-draft.ts';
import { copy } from './support-message-input.copy.ts';

interface FieldsProps {
  draft: SupportDraft;
  errorOf: (name: string) => string | undefined;
}

const fieldIn =
  ({ draft: { texts }, errorOf }: FieldsProps) =>
  (name: TextName) => ({ name, defaultValue: texts[name], error: errorOf(name) });

const choicesOf = <Id extends number>(ids: readonly Id[], nameOf: (id: Id) => string): Choice[] =>
  ids.map((id) => ({ value: String(id), label: nameOf(id) }));

/** Who writes. */
export function FamilyFields(props: FieldsProps) {
  const field = fieldIn(props);
  return (
    <FormSection title={copy.family}>
      <RadioGroup
        {...field('child_class_id')}
        label={copy.childClass}
        hint={copy.childClassHint}
        need="required"
        layout="inline"
        choices={choicesOf(childClassIds, (id) => childClasses[id])}
      />
      <SelectField {...field('parent_age_text')} label={copy.parentAge} need="optional">
        <option value="">{copy.unsaid}</option>
        {parentAgeTexts.map((age) => (
          <option key={age}>{age}</option>
        ))}
      </SelectField>
      <RadioGroup
        {...field('gender_kind_id')}
        label={copy.gender}
        hint={copy.genderHint}
        need="required"
        layout="inline"
        choices={choicesOf(genderKindIds, (id) => genderKinds[id])}
      />
    </FormSection>
  );
}

/** What is said about the facility. */
export function FacilityFields(props: FieldsProps) {
  const field = fieldIn(props);
  return (
    <FormSection title={copy.message}>
      <RadioGroup
        {...field('support_message_recommend_kind_id')}
        label={copy.recommend}
        need="required"
        layout="cards"
        choices={choicesOf(supportMessageRecommendKindIds, (id) => supportMessageRecommendKinds[id])}
      />
      <TextArea
        {...field('support_message_description')}
        label={copy.description}
        hint={copy.descriptionHint}
        need="optional"
        rows={8}
        maximum={supportMessageMaxLength}
      />
    </FormSection>
  );
}
