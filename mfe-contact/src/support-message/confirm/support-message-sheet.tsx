import { FormSection, fieldErrors } from '@enerabi/shared/form';
import { ConfirmSheet, type DraftReply } from '@enerabi/shared/form-flow';
import { Link } from '@enerabi/shared/kernel';
import { FactsTable, Notice, SupportMessageCard } from '@enerabi/shared/ui';
import styles from '../../message/confirm/confirm.module.css';
import type { SupportDraft } from '../draft/support-draft.ts';
import { draftFields } from '../draft/support-fields.ts';
import { messages } from '../input/support-message-input.copy.ts';
import { type Answers, answersOf } from './answers.rules.ts';
import { copy, supportFailures } from './support-message-confirm.copy.ts';

interface SupportMessageSheetProps {
  /** Its name. */
  facility: string;
  draft: SupportDraft;
  reply: DraftReply<SupportDraft> | undefined;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
  inputAddress: string;
}

/** All answers of a support message, how it will be shown, and who reads it before. */
export function SupportMessageSheet({
  facility,
  draft,
  reply,
  today,
  inputAddress,
}: SupportMessageSheetProps) {
  const { errors } = fieldErrors(reply?.errors ?? [], messages);
  const invalid_request = supportFailures.invalid_request + errors.map(({ message }) => message).join('');
  const answers = answersOf(draft);
  return (
    <ConfirmSheet
      reply={reply}
      errors={[]}
      failures={{ ...supportFailures, invalid_request }}
      fields={draftFields(draft)}
      inputAddress={inputAddress}
    >
      <p>{copy.lead(facility)}</p>
      <FactsTable facts={factsOf(answers)} />
      <FormSection title={copy.preview}>
        <SupportMessageCard message={{ ...answers.message, posted_on: today }} />
      </FormSection>
      <Notice title={copy.checked.title}>
        <p>{copy.checked.wait}</p>
        <p>
          {copy.checked.beforeTerms}
          <Link to="/terms" target="_blank">
            {copy.checked.terms}
          </Link>
          {copy.checked.afterTerms}
        </p>
      </Notice>
    </ConfirmSheet>
  );
}

const factsOf = ({ names, message: { parent_age_text, support_message_description } }: Answers) => [
  { name: copy.childClass, value: names.childClass },
  { name: copy.parentAge, value: parent_age_text ?? copy.unsaid },
  {
    name: copy.gender,
    value: (
      <>
        {names.gender}
        <span className={styles.note}>{copy.notShown}</span>
      </>
    ),
  },
  { name: copy.recommend, value: names.recommend },
  {
    name: copy.description,
    value: <p className={styles.content}>{support_message_description || copy.none}</p>,
  },
];
