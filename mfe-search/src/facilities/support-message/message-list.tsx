import { supportMessagesPerPage } from '@enerabi/shared/constants';
import { Link, useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, countText, EmptyState, Pagination, Stack, SupportMessageCard } from '@enerabi/shared/ui';
import { FacilitySubpage } from '../subpages/facility-subpage.tsx';
import { IgnoredPartsNotice } from '../subpages/ignored-parts-notice.tsx';
import styles from './message-list.module.css';
import { messagesAddress } from './messages-address.ts';
import { RecommendationSummary } from './recommendation-summary.tsx';
import { copy } from './support-messages.copy.ts';
import { messagesCrumbs } from './support-messages.crumbs.ts';
import type { SupportMessagesData } from './support-messages.loader.ts';
import { WriteMessage } from './write-message.tsx';

/** Shows a summary and the parents' messages, or how to write the first one. */
export function MessageList(loaded: SupportMessagesData) {
  const { facility, messages, lastPage, ignored, today } = loaded;
  const { path_name } = facility;
  const { page, limit, total } = messages;
  return (
    <FacilitySubpage facility={facility} today={today} crumbs={messagesCrumbs(facility)}>
      <IgnoredPartsNotice ignored={ignored} />
      {total === 0 ? <Empty facilityPathName={path_name} /> : <Messages {...loaded} />}
      <Pagination
        page={page}
        lastPage={lastPage}
        addressOf={(other) => messagesAddress(path_name, other, limit)}
      />
    </FacilitySubpage>
  );
}

const Messages = ({ facility: { path_name }, messages }: SupportMessagesData) => (
  <>
    <p>{copy.lead}</p>
    <RecommendationSummary recommendations={messages.recommendations} />
    <div data-screen>
      <WriteMessage of={path_name} />
    </div>
    <Stack as="section" gap="4" aria-labelledby="messages">
      <div className={styles.head}>
        <h2 id="messages">{copy.list}</h2>
        <p className={styles.count}>{copy.count(countText(messages.total))}</p>
        {messages.total > supportMessagesPerPage[0] && <Limits of={path_name} chosen={messages.limit} />}
      </div>
      <ul className={styles.messages}>
        {messages.support_messages.map((message) => (
          <li key={message.support_message_id}>
            <SupportMessageCard message={message} />
          </li>
        ))}
      </ul>
    </Stack>
  </>
);

const Limits = ({ of, chosen }: { of: string; chosen: number }) => (
  <nav aria-label={copy.limit.label}>
    <ul className={styles.limits}>
      {supportMessagesPerPage.map((limit) => (
        <li key={limit}>
          <Link
            className={styles.limit}
            to={messagesAddress(of, 1, limit)}
            aria-current={limit === chosen ? 'true' : undefined}
          >
            {copy.limit.of(limit)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const Empty = ({ facilityPathName }: { facilityPathName: string }) => {
  const { supportMessagePosting } = useCapabilities();
  return (
    <EmptyState
      title={copy.empty.title}
      illustration="/illustrations/message.svg"
      actions={
        <>
          <WriteMessage of={facilityPathName} />
          <ButtonLink kind="plain" to={`/f/${facilityPathName}`}>
            {copy.empty.facility}
          </ButtonLink>
        </>
      }
    >
      <p>{supportMessagePosting ? copy.empty.body : copy.empty.read}</p>
    </EmptyState>
  );
};
