import { positionKinds } from '@enerabi/shared/constants';
import {
  DefaultSubmit,
  FormSection,
  FormSheet,
  fieldErrors,
  RefusalSummary,
  SectionHeading,
  useChangedRows,
} from '@enerabi/shared/form';
import { CheckboxGroup, Stack, SubmitButton } from '@enerabi/shared/ui';
import { messages } from '../../basic-information/fields/fields.copy.ts';
import { firstField } from '../../basic-information/fields/first-field.ts';
import { InformationFields } from '../../basic-information/fields/information-fields.tsx';
import { useReplyTo } from '../edit-reply.ts';
import type { ProfileEditData } from '../profile-edit.loader.ts';
import { copy, failures } from './profile.copy.ts';
import styles from './profile-section.module.css';

/** Parents first (R4.1). */
const choices = ([2, 1] as const).map((id) => ({
  value: String(id),
  label: positionKinds[id],
  hint: copy.purposes[id],
}));

/**
 * The form contains the details of both purposes; the style sheet shows those of the chosen ones, also without scripts.
 */
export function ProfileSection({ draft, position_kind_ids, today }: ProfileEditData) {
  const reply = useReplyTo('profile');
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  useChangedRows(reply?.change, firstField);
  return (
    <Stack as="section" gap="4" className={styles.profile} aria-labelledby="profile">
      <h2 id="profile">{copy.title}</h2>
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      <FormSheet>
        <DefaultSubmit intent="save" />
        <input type="hidden" name="form" value="profile" />
        <SectionHeading value="h3">
          <FormSection title={copy.purpose}>
            <CheckboxGroup
              name="position_kind_ids"
              label={copy.fitting}
              need="required"
              hint={copy.purposeHint}
              error={errorOf('position_kind_ids')}
              layout="cards"
              choices={choices}
              defaultValue={reply?.position_kind_ids ?? position_kind_ids}
            />
          </FormSection>
          <InformationFields
            draft={reply?.draft ?? draft}
            errorOf={errorOf}
            today={today}
            isParent
            isJobSeeker
          />
        </SectionHeading>
        <div>
          <SubmitButton name="intent" value="save" pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
        </div>
      </FormSheet>
    </Stack>
  );
}
