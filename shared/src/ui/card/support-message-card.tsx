import {
  type ChildClassId,
  childClasses,
  type SupportMessageRecommendKindId,
  supportMessageRecommendKinds,
} from '../../constants/index.ts';
import { dateText } from '../../japanese/day-text.ts';
import type { HeadingLevel } from '../display/heading.ts';
import { ProperName } from '../display/proper-name.tsx';
import { excerptOf } from '../wording/excerpt.ts';
import { supportMessageCardCopy as copy, recommendSigns } from './card.copy.ts';
import { Card, CardName, CardNote } from './card.tsx';
import styles from './support-message-card.module.css';

/** About four lines in a card. */
const excerptLength = 100;

interface SupportMessageCardProps {
  message: {
    support_message_recommend_kind_id: SupportMessageRecommendKindId;
    child_class_id: ChildClassId;
    parent_age_text: string | null;
    support_message_description: string;
    /** `YYYY-MM-DD`. */
    posted_on: string;
  };
  /** Absent on the facility's own pages. */
  facility?: { name: string; to: string };
  heading?: HeadingLevel;
}

/** A parent's message about a facility. */
export function SupportMessageCard({ message, facility, heading = 'h3' }: SupportMessageCardProps) {
  const kind = message.support_message_recommend_kind_id;
  const { excerpt, rest } = excerptOf(message.support_message_description, excerptLength);
  const from = [
    copy.class(childClasses[message.child_class_id]),
    message.parent_age_text && copy.parent(message.parent_age_text),
    dateText(message.posted_on),
  ];
  // The heading of the card, unless that is the facility's name.
  const Recommend = facility ? 'p' : heading;
  return (
    <Card>
      <Recommend className={styles.recommend} data-kind={kind}>
        <span className={styles.sign} aria-hidden="true">
          {recommendSigns[kind]}
        </span>
        {supportMessageRecommendKinds[kind]}
      </Recommend>
      {facility && (
        <CardName heading={heading} to={facility.to}>
          <ProperName>{facility.name}</ProperName>
        </CardName>
      )}
      {excerpt && <p className={styles.text}>{excerpt}</p>}
      {rest && (
        <details className={styles.more}>
          <summary className={styles.toggle}>
            <span className={styles.open}>{copy.more}</span>
            <span className={styles.close}>{copy.less}</span>
          </summary>
          <p className={styles.text}>{rest}</p>
        </details>
      )}
      <CardNote parts={from} />
    </Card>
  );
}
