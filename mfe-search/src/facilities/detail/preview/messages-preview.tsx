import type { FacilityPreview } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, countText, SupportMessageCard } from '@enerabi/shared/ui';
import { messagesPath } from '../../subpages/facility-pages.tsx';
import { ClassLinks } from '../../support-message/class-links.tsx';
import { RecommendationBars } from '../../support-message/recommendation-bars.tsx';
import { recommendationSentence } from '../../support-message/recommendations.rules.ts';
import { WriteMessage } from '../../support-message/write-message.tsx';
import { copy } from './preview.copy.ts';
import styles from './preview-section.module.css';
import { PreviewSection } from './preview-section.tsx';

interface MessagesPreviewProps {
  /** Path name of the facility. */
  of: string;
  messages: FacilityPreview['support_messages'];
}

export const MessagesPreview = ({ of, messages }: MessagesPreviewProps) => (
  <PreviewSection
    id="messages"
    more={
      <>
        {messages.total > 0 && (
          <ButtonLink kind="secondary" to={messagesPath(of)}>
            {copy.messages.all(countText(messages.total))}
          </ButtonLink>
        )}
        <WriteMessage of={of} />
      </>
    }
  >
    {messages.total === 0 ? (
      <None />
    ) : (
      <>
        <p>{recommendationSentence(messages.recommendations)}</p>
        <RecommendationBars recommendations={messages.recommendations} />
        <ClassLinks of={of} counts={messages.child_classes ?? []} chosen={null} />
        <ul className={styles.cards}>
          {messages.newest.map((message) => (
            <li key={message.support_message_id}>
              <SupportMessageCard message={message} />
            </li>
          ))}
        </ul>
      </>
    )}
  </PreviewSection>
);

const None = () => (
  <p>{useCapabilities().supportMessagePosting ? copy.messages.none : copy.messages.noneToRead}</p>
);
