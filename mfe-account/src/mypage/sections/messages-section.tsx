import type { Mypage } from '@enerabi/shared/contract';
import { Pagination } from '@enerabi/shared/ui';
import { CardList } from '../../member/card-list.tsx';
import { MemberSection } from '../../member/member-section.tsx';
import { messagesAddress } from '../mypage.address.ts';
import { copy } from '../mypage.copy.ts';
import type { MypageData } from '../mypage.loader.ts';
import { Invitation } from './invitation.tsx';
import { SentMessageCard } from './sent-message-card.tsx';

interface MessagesSectionProps {
  messages: Mypage['messages'];
  /** A page of all messages, if the address asks for one. */
  sent: MypageData['sent'];
}

/** Messages that the member has sent to facilities: the latest, or all of them page by page. */
export const MessagesSection = ({ messages: { total, latest }, sent }: MessagesSectionProps) => (
  <MemberSection id="messages" title={copy.messages.title} more={moreOf(total, latest.length, sent)}>
    {total === 0 && <Invitation text={copy.messages.none} to="/f" action={copy.favorites.search} />}
    {total > 0 && (
      <CardList>
        {(sent?.messages ?? latest).map((message) => (
          <li key={message.message_id}>
            <SentMessageCard message={message} />
          </li>
        ))}
      </CardList>
    )}
    {sent && <Pagination page={sent.page} lastPage={sent.lastPage} addressOf={messagesAddress} />}
  </MemberSection>
);

function moreOf(total: number, shown: number, sent: MypageData['sent']) {
  if (sent) return { to: '/mypage#messages', name: copy.messages.latest };
  return total > shown ? { to: messagesAddress(), name: copy.messages.all(total) } : undefined;
}
