import type { Mypage } from '@enerabi/shared/contract';
import { CardList } from '../../member/card-list.tsx';
import { MemberSection } from '../../member/member-section.tsx';
import { sentMessagesAddress } from '../../sent-messages/sent-messages.address.ts';
import { copy } from '../mypage.copy.ts';
import { Invitation } from './invitation.tsx';
import { SentMessageCard } from './sent-message-card.tsx';

/** The latest messages that the member has sent to facilities; another page has all of them in full. */
export const MessagesSection = ({ messages: { total, latest } }: Pick<Mypage, 'messages'>) => (
  <MemberSection
    id="messages"
    title={copy.messages.title}
    more={
      total > 0
        ? {
            to: sentMessagesAddress(),
            name: total > latest.length ? copy.messages.all(total) : copy.messages.details,
          }
        : undefined
    }
  >
    {total === 0 ? (
      <Invitation text={copy.messages.none} to="/f" action={copy.favorites.search} />
    ) : (
      <CardList>
        {latest.map((message) => (
          <li key={message.message_id}>
            <SentMessageCard message={message} />
          </li>
        ))}
      </CardList>
    )}
  </MemberSection>
);
