import { type ChildClassId, childClasses, supportMessagesPerPage } from '@enerabi/shared/constants';
import { Link, useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, countText, EmptyState, Pagination, Stack, SupportMessageCard } from '@enerabi/shared/ui';
import { FacilitySubpage } from '../subpages/facility-subpage.tsx';
import { IgnoredPartsNotice } from '../subpages/ignored-parts-notice.tsx';
import { ClassLinks } from './class-links.tsx';
import styles from './message-list.module.css';
import { messagesAddress } from './messages-address.ts';
import { copy } from './messages-part.copy.ts';
import { RecommendationSummary } from './recommendation-summary.tsx';
import { listCopy } from './support-messages.copy.ts';
import { messagesCrumbs } from './support-messages.crumbs.ts';
import type { SupportMessagesData } from './support-messages.loader.ts';
import { WriteMessage } from './write-message.tsx';

/** Shows a summary and the parents' messages, or how to write the first one. */
export function MessageList(loaded: SupportMessagesData) {
  const { facility, messages, childClass, lastPage, ignored } = loaded;
  const { path_name } = facility;
  const { page, limit } = messages;
  const isEmpty = messages.total === 0 && (messages.child_classes ?? []).length === 0;
  return (
    <FacilitySubpage facility={facility} crumbs={messagesCrumbs(facility)}>
      <IgnoredPartsNotice ignored={ignored} />
      {isEmpty ? <Empty facilityPathName={path_name} /> : <Messages {...loaded} />}
      <Pagination
        page={page}
        lastPage={lastPage}
        addressOf={(other) => messagesAddress(path_name, { page: other, limit, childClass })}
      />
    </FacilitySubpage>
  );
}

const Messages = ({ facility: { path_name }, messages, childClass }: SupportMessagesData) => {
  const { total, limit, recommendations, child_classes: counts = [], support_messages } = messages;
  const className = childClass === undefined ? undefined : copy.classes.name(childClasses[childClass]);
  return (
    <>
      <p>{listCopy.lead}</p>
      <ClassLinks of={path_name} counts={counts} chosen={childClass} limit={limit} />
      {total > 0 && <RecommendationSummary recommendations={recommendations} childClass={className} />}
      <div data-screen>
        <WriteMessage of={path_name} />
      </div>
      <Stack as="section" gap="4" aria-labelledby="messages">
        <div className={styles.head}>
          <h2 id="messages">{listCopy.list + (className ? copy.classes.suffix(className) : '')}</h2>
          <p className={styles.count}>{listCopy.count(countText(total))}</p>
          {total > supportMessagesPerPage[0] && (
            <Limits of={path_name} chosen={limit} childClass={childClass} />
          )}
        </div>
        {className && total === 0 ? (
          <NoneOfClass of={path_name} name={className} />
        ) : (
          <ul className={styles.messages}>
            {support_messages.map((message) => (
              <li key={message.support_message_id}>
                <SupportMessageCard message={message} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </>
  );
};

const NoneOfClass = ({ of, name }: { of: string; name: string }) => (
  <p>
    {copy.classes.none(name)} <Link to={messagesAddress(of)}>{copy.classes.showAll}</Link>
  </p>
);

interface LimitsProps {
  of: string;
  chosen: number;
  childClass: ChildClassId | undefined;
}

const Limits = ({ of, chosen, childClass }: LimitsProps) => (
  <nav aria-label={listCopy.limit.label}>
    <ul className={styles.limits}>
      {supportMessagesPerPage.map((limit) => (
        <li key={limit}>
          <Link
            className={styles.limit}
            to={messagesAddress(of, { limit, childClass })}
            aria-current={limit === chosen ? 'true' : undefined}
          >
            {listCopy.limit.of(limit)}
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
      title={listCopy.empty.title}
      illustration="/illustrations/message.svg"
      actions={
        <>
          <WriteMessage of={facilityPathName} />
          <ButtonLink kind="plain" to={`/f/${facilityPathName}`}>
            {listCopy.empty.facility}
          </ButtonLink>
        </>
      }
    >
      <p>{supportMessagePosting ? listCopy.empty.body : listCopy.empty.read}</p>
    </EmptyState>
  );
};
