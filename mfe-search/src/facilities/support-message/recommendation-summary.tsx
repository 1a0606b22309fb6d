import { supportMessageRecommendKinds } from '@enerabi/shared/constants';
import type { Recommendations } from '@enerabi/shared/contract';
import { countText, Panel, Stack } from '@enerabi/shared/ui';
import styles from './recommendation-summary.module.css';
import { recommendationSentence } from './recommendations.rules.ts';
import { copy } from './support-messages.copy.ts';

/** Says in words how many parents recommend it; the bars show the same. */
export function RecommendationSummary({ recommendations }: { recommendations: Recommendations }) {
  const total = recommendations.reduce((sum, { messages }) => sum + messages, 0);
  return (
    <Panel as="section" gap="3" className={styles.summary} aria-labelledby="recommendations">
      <h2 id="recommendations">{copy.summary.title}</h2>
      <p>{recommendationSentence(recommendations)}</p>
      <Stack as="dl" gap="2">
        {recommendations.map(({ support_message_recommend_kind_id: kind, messages }) => (
          <div key={kind} className={styles.kind}>
            <dt className={styles.name}>{supportMessageRecommendKinds[kind]}</dt>
            <dd className={styles.count}>{copy.summary.messages(countText(messages))}</dd>
            <dd className={styles.bar} aria-hidden="true">
              <Bar share={messages / total} />
            </dd>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

const Bar = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.round(share * 100)} height="1" />
  </svg>
);
