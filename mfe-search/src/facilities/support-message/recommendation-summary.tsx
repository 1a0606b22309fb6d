import type { Recommendations } from '@enerabi/shared/contract';
import { Panel } from '@enerabi/shared/ui';
import { copy } from './messages-part.copy.ts';
import { RecommendationBars } from './recommendation-bars.tsx';
import styles from './recommendation-summary.module.css';
import { recommendationSentence } from './recommendations.rules.ts';

interface RecommendationSummaryProps {
  recommendations: Recommendations;
  /** Name of the class whose messages are counted, if they are of one. */
  childClass: string | undefined;
}

/** Says in words how many parents recommend it; the bars show the same. */
export const RecommendationSummary = ({ recommendations, childClass }: RecommendationSummaryProps) => (
  <Panel as="section" gap="3" className={styles.summary} aria-labelledby="recommendations">
    <h2 id="recommendations">{copy.summary.title + (childClass ? copy.classes.suffix(childClass) : '')}</h2>
    <p>{recommendationSentence(recommendations)}</p>
    <RecommendationBars recommendations={recommendations} />
  </Panel>
);
