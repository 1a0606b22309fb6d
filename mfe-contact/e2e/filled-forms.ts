import type { APIRequestContext, Page } from '@playwright/test';
import { areas } from '../../shell/e2e/site/address.ts';
import { askedFacility, askedPosting, jobContactAddress } from '../../shell/e2e/site/asked-facility.ts';
import { firstFacility } from '../../shell/e2e/site/listed-facilities.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { ContactForm } from './contact-form.ts';

export interface FilledForm {
  name: string;
  /** Path of the API that the form is sent to. */
  api: string;
  /** Path of its input page. */
  input: (request: APIRequestContext) => Promise<string>;
  /** Name of the field with the free text. */
  text: RegExp;
  /** @param text the free text */
  fill: (page: Page, text: string) => Promise<void>;
  /** A refusal of what was filled in, and what its sender reads. */
  refused: { code: string; said: RegExp };
  /** Heading of its completion. */
  done: string;
}

const fillMessage = async (page: Page, text: string): Promise<void> => {
  const form = new ContactForm(page);
  await form.content.fill(text);
  await form.fillPerson(newMailaddress());
};

const toFacility = {
  text: /^内容/,
  api: '/api/send_onetime_candidate_message',
  refused: { code: 'contact_kind_not_permitted', said: /「修正する」から、種類を選び直してください/ },
  done: 'お問い合わせを送信しました',
};

/** Each flow of messages, and how a visitor fills in its form. */
export const filledForms: readonly FilledForm[] = [
  {
    ...toFacility,
    name: 'the enrolment contact',
    input: async (request) => `/contact/${(await askedFacility(request)).path_name}/contact_input`,
    fill: async (page, text) => {
      await new ContactForm(page).kind.check();
      await fillMessage(page, text);
    },
  },
  {
    ...toFacility,
    name: 'the job contact',
    input: async (request) => jobContactAddress(await askedPosting(request)),
    fill: async (page, text) => {
      await new ContactForm(page).kind.check();
      await fillMessage(page, text);
    },
  },
  {
    ...toFacility,
    name: 'the other contact',
    input: async (request) => `/contact/${(await askedFacility(request)).path_name}/other_contact_input`,
    fill: fillMessage,
  },
  {
    name: 'the support message',
    api: '/api/front/support_message',
    text: /^メッセージ/,
    input: async (request) =>
      `/support_message/${(await firstFacility(request, areas.yamaguchi)).path_name}/input`,
    fill: async (page, text) => {
      await page.getByRole('textbox', { name: /^メッセージ/ }).fill(text);
      for (const choice of ['0歳児', '回答しない', 'とてもすすめたい'])
        await page.getByRole('radio', { name: choice }).check();
    },
    refused: { code: 'invalid_request', said: /「修正する」から入力画面に戻り/ },
    done: '応援メッセージを送信しました',
  },
];
