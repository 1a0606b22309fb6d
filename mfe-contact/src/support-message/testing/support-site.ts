import {
  getFacility,
  postSupportMessage,
  type SentSupportMessage,
  type SupportMessageInput,
} from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  problem,
  type RenderedRoutes,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { supportMessage } from '../support-message.ts';

type Answer = (body: SupportMessageInput) => SentSupportMessage | ReturnType<typeof problem>;

interface Site {
  /** Step, with or without a query. */
  at?: string;
  send?: Answer;
}

export const sent: SentSupportMessage = { reference: '7K3M-94QF', state: 'waiting' };

/** Opens a step for hanaoka, as a link from another page of the site does. */
export function open({ at = 'input', send = () => sent }: Site = {}): RenderedRoutes {
  const rendered = renderRoutes(routes, {
    at: `/support_message/hanaoka/${at}`,
    api: createInMemoryApi(
      answering(getFacility, ({ query }) =>
        query.path_name === 'hanaoka' ? sampleFacilityDetail() : problem(404, 'facility_not_found'),
      ),
      answering(postSupportMessage, ({ body }) => send(body as SupportMessageInput)),
    ),
  });
  // A step that is left looks at the browser's address, which a router in memory does not change.
  rendered.router.subscribe(({ location }) => window.history.replaceState(null, '', location.pathname));
  return rendered;
}

/** Opens it as a document, which counts as entered from the page itself (R2). */
export function openDocument(site: Site = {}): RenderedRoutes {
  supportMessage.store()?.setState({ shown: 'input', facility: 'hanaoka', facts: {}, draft: null });
  return open(site);
}

/** Answers by which `bodies` keeps what was sent. */
export function keeping(): { bodies: SupportMessageInput[]; send: Answer } {
  const bodies: SupportMessageInput[] = [];
  const send = (body: SupportMessageInput) => {
    bodies.push(body);
    return sent;
  };
  return { bodies, send };
}

/** A tab in which nothing was opened before. */
export function forgetTab(): void {
  localStorage.clear();
  supportMessage.store()?.setState({ shown: 'elsewhere', facility: null, facts: {}, draft: null });
}

export const text = '先生方がいつも笑顔です。\n園庭が広く、毎日外で遊んで帰ってきます。';
export const alert = () => screen.findByRole('alert');
export const choice = (group: RegExp, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
export const message = () => screen.findByRole('textbox', { name: /^メッセージ/ });
export const goOn = () => screen.findByRole('button', { name: '確認画面へ進む' });
export const send = () => screen.findByRole('button', { name: '送信する' });

export async function fillIn(user: RenderedRoutes['user']): Promise<void> {
  await user.click(await message());
  await user.paste(text);
  await user.click(choice(/^お子さまのクラス/, '2歳児'));
  await user.selectOptions(screen.getByRole('combobox', { name: /^あなたの年代/ }), '30代前半');
  await user.click(choice(/^あなたの性別/, '回答しない'));
  await user.click(choice(/^おすすめの度合い/, 'とてもすすめたい'));
}

export async function fillInAndGoOn(user: RenderedRoutes['user']): Promise<void> {
  await fillIn(user);
  await user.click(await goOn());
  await send();
}
