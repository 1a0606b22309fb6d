import type { SentMessage as Message } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { CardList } from '../member/card-list.tsx';
import { SentMessage } from './sent-message.tsx';
import { copy } from './sent-messages.copy.ts';

interface SentMessageListProps {
  messages: readonly Message[];
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
}

/** Messages of the member, each in full. */
export const SentMessageList = ({ messages, today }: SentMessageListProps) =>
  messages.length === 0 ? (
    <None />
  ) : (
    <CardList>
      {messages.map((message) => (
        <SentMessage key={message.message_id} message={message} today={today} />
      ))}
    </CardList>
  );

function None() {
  const { inquiry } = useCapabilities();
  return (
    <EmptyState
      title={copy.none.title}
      illustration="/illustrations/growing.svg"
      actions={<ButtonLink to="/f">{copy.none.search}</ButtonLink>}
    >
      {inquiry && <p>{copy.none.text}</p>}
    </EmptyState>
  );
}
