import { orLogin } from '@enerabi/shared/client';
import { listSentMessages } from '@enerabi/shared/contract';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { dayInJapan, lastPageOf } from '@enerabi/shared/ui';
import { readSentMessages, sentMessagesAddress } from './sent-messages.address.ts';

/** Redirects to the last page if the requested one does not exist. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const { page } = readSentMessages(new URL(request.url).searchParams);
  const list = await context.get(api)(listSentMessages, {
    query: { page },
    signal: request.signal,
    onFailure: orLogin(request),
  });
  const lastPage = lastPageOf(list);
  if (page > lastPage) throw redirect(sentMessagesAddress(lastPage));
  return { messages: list.messages, page, lastPage, today: dayInJapan(new Date()) };
};

export type SentMessagesData = Awaited<ReturnType<typeof loader>>;
