import { addressOf } from '@enerabi/shared/flow';
import { fieldErrors } from '@enerabi/shared/form';
import { DraftForm, type DraftReply, setTabDraft } from '@enerabi/shared/form-flow';
import { useActionData, useLoaderData } from '@enerabi/shared/kernel';
import { Notice } from '@enerabi/shared/ui';
import { knownDraft } from '../draft/support-draft.rules.ts';
import type { SupportDraft } from '../draft/support-draft.ts';
import { readDraft, restoreDraft } from '../draft/support-fields.ts';
import { draftName, supportMessage } from '../support-message.ts';
import { FacilityFields, FamilyFields } from './support-message-fields.tsx';
import styles from './support-message-form.module.css';
import { copy, messages } from './support-message-input.copy.ts';
import type { SupportMessageInputData } from './support-message-input.loader.ts';

/** The form of a support message, and what becomes of it. */
export function SupportMessageForm() {
  const { facility, initial } = useLoaderData<SupportMessageInputData>();
  const reply = useActionData<DraftReply<SupportDraft>>();
  const { path_name } = facility;
  const name = draftName(path_name);
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  return (
    <DraftForm
      saved={{
        name,
        title: copy.title(facility.name),
        path: addressOf(supportMessage.flow, supportMessage.input, path_name),
      }}
      initial={initial}
      known={knownDraft(supportMessage.store()?.getState(), name)}
      reply={reply}
      onChange={(draft) => setTabDraft(supportMessage, { name, facility: path_name, draft })}
      read={readDraft}
      restore={restoreDraft}
      errors={errors}
    >
      {({ draft }) => (
        <>
          <Notice title={copy.rules.title}>
            <ul className={styles.points}>
              {copy.rules.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Notice>
          <FamilyFields draft={draft} errorOf={errorOf} />
          <FacilityFields draft={draft} errorOf={errorOf} />
        </>
      )}
    </DraftForm>
  );
}
