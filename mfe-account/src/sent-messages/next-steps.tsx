import type { SentMessage } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, Panel, PhoneLinks, VisuallyHidden } from '@enerabi/shared/ui';
import { MailIcon } from '@enerabi/shared/ui/icons';
import { copy, outlooks } from './outlook.copy.ts';
import { newMessageTo, outlookOf } from './outlook.rules.ts';
import styles from './sent-message.module.css';

interface NextStepsProps {
  message: SentMessage;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
}

/** The section says what to expect and whom to call, and leads to another message. */
export function NextSteps({ message, today }: NextStepsProps) {
  const { next, call } = outlooks[outlookOf(message, today)];
  const phone = message.is_facility_shown === false ? null : message.facility.phone;
  return (
    <Panel tone="sunken" padding="4" gap="2">
      <h3 className={styles.title}>{copy.title}</h3>
      <p>
        {next}
        {call && phone && call}
      </p>
      {call && phone && (
        <p className={styles.phone}>
          {copy.phone}：<PhoneLinks phones={[phone]} />
        </p>
      )}
      <NewMessage message={message} />
    </Panel>
  );
}

/** The form is another remote's flow, so the link loads a document (R2). */
function NewMessage({ message }: { message: SentMessage }) {
  const form = newMessageTo(message, useCapabilities());
  if (!form) return null;
  const { facility, job_posting } = message;
  return (
    <p data-screen>
      <ButtonLink kind="secondary" size="small" icon={<MailIcon size="small" />} to={form.to} reloadDocument>
        <span>
          <VisuallyHidden>
            {form.about === 'posting' && job_posting
              ? copy.toPosting(job_posting.title)
              : copy.toFacility(facility.name)}
          </VisuallyHidden>
          {copy.write}
        </span>
      </ButtonLink>
    </p>
  );
}
