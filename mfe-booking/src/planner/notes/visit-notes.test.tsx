import { listFacilitiesByPath } from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { visitNotes } from '@enerabi/shared/visit-notes';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const open = (at = '/one_stop/planner/notes?f=hanaoka&f=himawari') =>
  renderRoutes(routes, {
    at,
    can: everyCapability,
    api: createInMemoryApi(
      answering(listFacilitiesByPath, ({ query }) => ({
        facilities: query.path_names.map((path_name) =>
          sampleFacilityDetail({ path_name, name: `${path_name}園` }),
        ),
        missing: [],
      })),
    ),
  });

describe('/one_stop/planner/notes', () => {
  beforeEach(() => localStorage.clear());

  it('stores marks and words for each facility in this browser, and shows them again', async () => {
    const { user } = open();
    const sheet = within(await screen.findByRole('region', { name: /^hanaoka園 / }));
    const staff = within(sheet.getByRole('radiogroup', { name: /先生と子どもの様子/ }));
    await user.click(staff.getByRole('radio', { name: '良い' }));
    await user.type(sheet.getByRole('textbox', { name: /自由メモ/ }), '明るい園');
    expect(visitNotes()).toEqual({ hanaoka: { marks: { staff: 'good' }, text: '明るい園' } });
    cleanup();
    open();
    const again = within(await screen.findByRole('region', { name: /^hanaoka園 / }));
    expect(await again.findByDisplayValue('明るい園')).toBeVisible();
    expect(again.getByRole('radio', { name: '良い', checked: true })).toBeVisible();
    expect(screen.getByRole('link', { name: '比較表で見る' })).toHaveAttribute(
      'href',
      '/comparison?facilities%5B%5D=hanaoka&facilities%5B%5D=himawari',
    );
  });

  it('leads to the planner without facilities', async () => {
    open('/one_stop/planner/notes');
    expect(await screen.findByRole('link', { name: '見学プランナーへ' })).toHaveAttribute(
      'href',
      '/one_stop/planner',
    );
  });
});
