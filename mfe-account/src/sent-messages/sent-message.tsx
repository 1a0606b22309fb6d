import type { SentMessage as Message } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { FactsTable, Panel, ProperName, Tag } from '@enerabi/shared/ui';
import { messageFacts } from './message-facts.tsx';
import { NextSteps } from './next-steps.tsx';
import { copy } from './sent-message.copy.ts';
import styles from './sent-message.module.css';
import { messageAnchor } from './sent-messages.address.ts';

interface SentMessageProps {
  message: Message;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
}

/** A message in full: to whom, when, what, and what comes next. */
export function SentMessage({ message, today }: SentMessageProps) {
  const { message_id, facility, is_facility_shown, sent_at } = message;
  return (
    <Panel as="li" id={messageAnchor(message_id)} padding="section" gap="4" raised>
      <div className={styles.head}>
        <p className={styles.state}>
          <State message={message} />
          <time dateTime={`${sent_at.replace(' ', 'T')}+09:00`}>{copy.sent(sent_at)}</time>
        </p>
        <h2 className={styles.name}>
          {is_facility_shown === false ? (
            <ProperName>{facility.name}</ProperName>
          ) : (
            <Link to={`/f/${facility.path_name}`}>
              <ProperName>{facility.name}</ProperName>
            </Link>
          )}
        </h2>
      </div>
      <FactsTable facts={messageFacts(message)} />
      <NextSteps message={message} today={today} />
    </Panel>
  );
}

/** Messages from before states were passed on. */
function State({ message: { state = 'queued', recipient = 'facility' } }: { message: Message }) {
  if (state === 'queued') return <Tag kind="strong">{copy.states.queued[recipient]}</Tag>;
  return <Tag kind={state === 'held' ? 'soft' : 'notice'}>{copy.states[state]}</Tag>;
}
