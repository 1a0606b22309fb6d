import { rememberChild } from '@enerabi/shared/child';
import { queryString } from '@enerabi/shared/client';
import { addDialogMethods, createInMemoryApi, renderRoutes } from '@enerabi/shared/testing';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ChildBar } from './child-bar.tsx';

beforeAll(addDialogMethods);
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.childClass;
});

async function open() {
  const bar = () => (
    <ChildBar
      today="2026-11-22"
      addressOf={(conditions) => `/f?${queryString({ area: '130001', ...conditions })}`}
      commuteAddressOf={({ latitude }) => `/f?search_target_lat=${latitude}`}
      verdict={(admission) => admission?.kind ?? 'none'}
    />
  );
  const opened = renderRoutes([{ id: 'top', path: '/', lazy: async () => ({ Component: bar }) }], {
    at: '/',
    api: createInMemoryApi(),
  });
  return { ...opened, button: await screen.findByRole('button', { name: /お子さま|歳児|お生まれ|小学校/ }) };
}

describe('the bar that asks for the child', () => {
  it('takes the child in a dialog, marks its class, and leads to facilities that take it', async () => {
    const { user, button } = await open();
    expect(button).toHaveTextContent('お子さまのクラス');
    expect(screen.getByText('none')).toBeVisible();
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'お子さまのクラス' }));
    const birthday = within(dialog.getByRole('group', { name: 'お子さまの生年月日（または出産予定日）' }));
    await user.selectOptions(birthday.getByRole('combobox', { name: '年' }), '2025');
    await user.selectOptions(birthday.getByRole('combobox', { name: '月' }), '5');
    await user.selectOptions(birthday.getByRole('combobox', { name: '日' }), '20');
    expect(dialog.getByRole('link', { name: 'このクラスで園を探す' })).toHaveAttribute(
      'href',
      '/f?area=130001&child_class_id=1&child_age_months=22&sort=vacant',
    );
    expect(dialog.getByRole('link', { name: '空きのある園だけを見る' })).toHaveAttribute(
      'href',
      '/f?area=130001&child_class_id=1&child_age_months=22&has_vacancy=true',
    );
    await user.click(dialog.getByRole('button', { name: 'とじる' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveTextContent('1歳児クラス（2027年4月） 変更'));
    expect(screen.getByText('class')).toBeVisible();
    expect(document.documentElement.dataset.childClass).toBe('1');
  });

  it.each([
    ['2027-06-10', 'お生まれになる前の月です'],
    ['2018-06-10', '小学校に通う年齢です'],
  ])('says why no class is marked for a child born on %s', async (birthday, text) => {
    rememberChild({ birthday, month: '2027-04' });
    const { button } = await open();
    await waitFor(() => expect(button).toHaveTextContent(text));
  });
});
