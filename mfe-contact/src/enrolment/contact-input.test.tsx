import { type FacilityDetail, getFacility } from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  problem,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.ts';

const api = createInMemoryApi(
  answering(getFacility, ({ query }) =>
    query.path_name === 'hanaoka' ? sampleFacilityDetail() : problem(404, 'facility_not_found'),
  ),
);
const openWith = (changes: Partial<FacilityDetail>) =>
  open('hanaoka', {
    api: createInMemoryApi(answering(getFacility, () => sampleFacilityDetail(changes))),
  });
const open = (facility = 'hanaoka', options = {}) =>
  renderRoutes(routes, { at: `/contact/${facility}/contact_input`, api, ...options });

const kinds = () =>
  within(screen.getByRole('group', { name: /お問い合わせの種類/ }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

describe('/contact/{facility_path_name}/contact_input', () => {
  it('says whom it is for, where in the flow one is, and what can be done now', async () => {
    open();
    const facility = within(await screen.findByRole('region', { name: '対象の園・施設' }));
    expect(facility.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
    expect(screen.getByText('入力', { selector: '[aria-current=step]' })).toBeVisible();
    expect(screen.getByText('このフォームからの送信は準備中です')).toBeVisible();
    expect(screen.getAllByRole('link', { name: '0833-43-1234' })[0]).toHaveAttribute(
      'href',
      'tel:0833431234',
    );
    const memo = screen.getByRole('region', { name: 'お問い合わせ前のメモ' });
    expect(memo).toHaveTextContent('入力した内容は、どこにも送信・保存されません。');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['phone', ['0833-43-1234'], '見学のお申し込みやご質問は、園へお電話でお問い合わせください。'],
    ['slots', ['0833-43-1234'], '見学のお申し込み方法やご質問は、園へお電話でお問い合わせください。'],
    ['none', ['0833-43-1234'], 'ご質問は、園へお電話でお問い合わせください。'],
    ['none', [], 'ご質問は、園または自治体の窓口へ直接お問い合わせください。'],
    [
      'message',
      ['市役所代表'],
      '見学のお申し込み方法やご質問は、園または自治体の窓口へ直接お問い合わせください。',
    ],
  ] as const)(
    'where visits are taken by %s and phones are %j, says: %s',
    async (acceptance, phones, text) => {
      openWith({ tour_acceptance: acceptance, phones: [...phones] });
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryAllByText(/お電話で/)).toHaveLength(text.includes('お電話で') ? 1 : 0);
    },
  );

  it('begins with enrolment and its kinds, unchecked; work has its own (R4.1 to R4.3)', async () => {
    const { user } = open();
    expect(await screen.findByRole('radio', { name: '入園先を探している' })).toBeChecked();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '入園先を探している',
      '就職先・就業体験先を探している',
    ]);
    expect(kinds()).toEqual([
      '施設見学のお申し込み・ご相談',
      '空き状況のお問い合わせ',
      '一時預かりのご相談',
      '施設へのお問い合わせ',
    ]);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: '就職先・就業体験先を探している' }));
    expect(kinds()).toHaveLength(3);
  });

  it('begins with work for a member who only looks for work (R4.2)', async () => {
    const user = { mailaddress: 'taro@example.jp', positions: [{ position_kind_id: 1 }] };
    open('hanaoka', { session: { user, expiresAt: null } });
    expect(await screen.findByRole('radio', { name: '就職先・就業体験先を探している' })).toBeChecked();
  });

  it('answers an unknown facility with 404 (R1.1)', async () => {
    open('nowhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
