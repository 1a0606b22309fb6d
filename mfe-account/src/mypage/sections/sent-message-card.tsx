import { contactKinds, purposeKinds } from '@enerabi/shared/constants';
import type { SentMessage } from '@enerabi/shared/contract';
import { Card, CardName, CardNote, CardTags, Disclosure, dateText, Tag } from '@enerabi/shared/ui';
import { copy } from '../mypage.copy.ts';
import styles from './sections.module.css';

/** An inquiry: facility, subject, date, and its text in a disclosure. */
export function SentMessageCard({ message }: { message: SentMessage }) {
  const { facility, purpose_kind_id, contact_kind_ids, content, sent_at } = message;
  const purpose = purposeKinds.find(({ id }) => id === purpose_kind_id);
  const kinds = contactKinds.filter(({ id }) => contact_kind_ids.includes(id));
  return (
    <Card>
      <CardNote parts={[copy.messages.sent(dateText(sent_at.slice(0, 10)))]} />
      <CardName heading="h3" to={`/f/${facility.path_name}`}>
        {facility.name}
      </CardName>
      <CardTags>
        {purpose && <Tag kind="strong">{purpose.name}</Tag>}
        {kinds.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
      </CardTags>
      {content && (
        <div className={styles.content}>
          <Disclosure summary={copy.messages.show}>
            <p className={styles.words}>{content}</p>
          </Disclosure>
        </div>
      )}
    </Card>
  );
}
