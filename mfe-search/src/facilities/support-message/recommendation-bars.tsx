import { supportMessageRecommendKinds } from '@enerabi/shared/constants';
import type { Recommendations } from '@enerabi/shared/contract';
import { countText } from '@enerabi/shared/ui';
import { copy } from './messages-part.copy.ts';
import styles from './recommendation-bars.module.css';

/** Lists how many messages chose each kind, with a bar that shows its share. */
export function RecommendationBars({ recommendations }: { recommendations: Recommendations }) {
  const total = recommendations.reduce((sum, { messages }) => sum + messages, 0);
  return (
    <dl className={styles.kinds}>
      {recommendations.map(({ support_message_recommend_kind_id: kind, messages }) => (
        <div key={kind} className={styles.kind}>
          <dt className={styles.name}>{supportMessageRecommendKinds[kind]}</dt>
          <dd className={styles.count}>{copy.summary.messages(countText(messages))}</dd>
          <dd className={styles.bar} aria-hidden="true">
            <Bar share={messages / total} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Bar = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.round(share * 100)} height="1" />
  </svg>
);
