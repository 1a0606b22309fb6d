import { type FacilityDetail, getFacility } from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { routes } from '../routes.ts';

const open = (changes: Partial<FacilityDetail> = {}, path = 'hanaoka') =>
  renderRoutes(routes, {
    at: `/one_stop/f/${path}`,
    can: everyCapability,
    api: createInMemoryApi(
      answering(getFacility, ({ query }) =>
        query.path_name === 'hanaoka' ? sampleFacilityDetail(changes) : problem(404, 'facility_not_found'),
      ),
    ),
  });

describe('/one_stop/f/{facility_path_name}', () => {
  it('shows the empty-booking state with the ways that are open (R6.6)', async () => {
    open({ tour_acceptance: 'slots' });
    expect(
      await screen.findByRole('heading', { name: 'オンラインでの予約は、ただいま準備中です' }),
    ).toBeVisible();
    expect(screen.getByText('恐れ入りますが、見学の日程は、園へお電話でご相談ください。')).toBeVisible();
    expect(screen.getByRole('link', { name: '見学・お問い合わせ' })).toHaveAttribute(
      'href',
      '/contact/hanaoka/contact_input',
    );
  });

  it('does not send anyone to a phone that is not known', async () => {
    open({ phones: ['市役所代表'] });
    expect(
      await screen.findByText('見学の日程は、園または自治体の窓口へお問い合わせください。'),
    ).toBeVisible();
    expect(screen.queryByText(/お電話で/)).not.toBeInTheDocument();
  });

  it.each([
    ['message', 'オンラインでの予約は受け付けていません', /^見学のお申し込み方法は、園へお電話で/],
    ['phone', 'オンラインでの予約は受け付けていません', /^見学の日程は、園へお電話で/],
    ['none', '見学の受け付けはありません', 'ご質問は、園へお電話でお問い合わせください。'],
  ] as const)('promises no booking where visits are taken by %s', async (tour_acceptance, title, text) => {
    open({ tour_acceptance });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('region', { name: '見学の流れ' })).not.toBeInTheDocument();
  });

  it('says how a visit works, and where in the flow one is', async () => {
    open({ tour_acceptance: 'slots' });
    expect(await screen.findByText('日程', { selector: '[aria-current=step]' })).toBeVisible();
    expect(await screen.findByRole('region', { name: '見学の流れ' })).toHaveTextContent(
      '確認のメールが届きます',
    );
  });

  it('answers an unknown facility with 404 (R1.1)', async () => {
    open({}, 'nowhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
