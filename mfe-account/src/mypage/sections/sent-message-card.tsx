import { contactKinds, purposeKinds } from '@enerabi/shared/constants';
import type { SentMessage } from '@enerabi/shared/contract';
import {
  ButtonLink,
  Card,
  CardName,
  CardNote,
  CardTags,
  Disclosure,
  dateText,
  ProperName,
  Tag,
  VisuallyHidden,
} from '@enerabi/shared/ui';
import { latestMessageAddress } from '../../sent-messages/sent-messages.address.ts';
import { copy } from '../mypage.copy.ts';
import styles from './sections.module.css';

/** An inquiry: facility, subject, date, its text in a disclosure, and the way to what comes next. */
export function SentMessageCard({ message }: { message: SentMessage }) {
  const { facility, is_facility_shown, purpose_kind_id, contact_kind_ids, content, sent_at } = message;
  const purpose = purposeKinds.find(({ id }) => id === purpose_kind_id);
  const kinds = contactKinds.filter(({ id }) => contact_kind_ids.includes(id));
  return (
    <Card>
      <CardNote
        parts={[
          copy.messages.sent(dateText(sent_at.slice(0, 10))),
          message.reference && copy.messages.reference(message.reference),
        ]}
      />
      <CardName heading="h3" to={is_facility_shown === false ? undefined : `/f/${facility.path_name}`}>
        <ProperName>{facility.name}</ProperName>
      </CardName>
      <CardTags>
        {purpose && <Tag kind="strong">{purpose.name}</Tag>}
        {kinds.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
      </CardTags>
      <div className={styles.content}>
        {content && (
          <Disclosure summary={copy.messages.show}>
            <p className={styles.words}>{content}</p>
          </Disclosure>
        )}
        <ButtonLink kind="plain" size="small" to={latestMessageAddress(message.message_id)}>
          <span>
            <VisuallyHidden>{copy.messages.of(facility.name)}</VisuallyHidden>
            {copy.messages.next}
          </span>
        </ButtonLink>
      </div>
    </Card>
  );
}
