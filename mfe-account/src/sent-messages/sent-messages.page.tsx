import { deferredPart, type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { DemoNotice, Pagination } from '@enerabi/shared/ui';
import { MemberPage } from '../member/member-page.tsx';
import { sentMessagesAddress } from './sent-messages.address.ts';
import { copy } from './sent-messages.copy.ts';
import type { SentMessagesData } from './sent-messages.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'sent-messages-loader' */ './sent-messages.loader.ts').then((module) =>
    module.loader(args),
  );

const SentMessageList = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'sent-messages.list' */ './sent-message-list.tsx')).SentMessageList,
);

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { messages, page, lastPage, today } = useLoaderData<SentMessagesData>();
  return (
    <MemberPage title={copy.title} lead={copy.lead}>
      <DemoNotice facilities={messages.map(({ facility }) => facility)} />
      <SentMessageList messages={messages} today={today} />
      <Pagination page={page} lastPage={lastPage} addressOf={sentMessagesAddress} />
    </MemberPage>
  );
}
