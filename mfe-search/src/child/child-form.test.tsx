import { type RememberedChild, rememberChild, rememberedChild } from '@enerabi/shared/child';
import { hydrateDelayed } from '@enerabi/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ChildForm } from './child-form.tsx';

const birthday = 'お子さまの生年月日（または出産予定日）';
const month = '入園を希望する月';
type Chosen = Record<string, string>;

/**
 * @param before choices made before the scripts load: values by group and select
 * @param remembered from an earlier visit
 */
const open = (before: Record<string, Chosen> = {}, remembered?: RememberedChild) =>
  hydrateDelayed(<ChildForm today="2026-11-22" find={() => null} />, () => {
    if (remembered) rememberChild(remembered);
    for (const [group, values] of Object.entries(before))
      for (const [name, value] of Object.entries(values)) select(group, name).value = value;
  });
const select = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLSelectElement>('combobox', { name });
const shown = (group: string, names = ['年', '月', '日']) => names.map((name) => select(group, name).value);
const answer = () => screen.getByRole('status');

describe('the class of the child', () => {
  beforeEach(() => localStorage.clear());

  it('shows the class when birthday and month are chosen, and remembers them for the next visit', async () => {
    const user = open();
    expect(answer()).toHaveTextContent('生年月日と入園を希望する月を選んでください。');
    await user.selectOptions(select(birthday, '年'), '2025');
    await user.selectOptions(select(birthday, '月'), '4');
    await user.selectOptions(select(birthday, '日'), '1');
    expect(answer()).toHaveTextContent('2歳児クラス2027年4月の入園時は、2歳です。');
    await user.selectOptions(select(birthday, '日'), '2');
    expect(answer()).toHaveTextContent('1歳児クラス2027年4月の入園時は、1歳11か月です。');
    expect(rememberedChild()).toEqual({ birthday: '2025-04-02', month: '2027-04' });
  });

  it('uses what was chosen in both fields before the scripts loaded', () => {
    open({ [birthday]: { 年: '2025', 月: '5', 日: '10' }, [month]: { 年: '2027', 月: '10' } });
    expect(answer()).toHaveTextContent('1歳児クラス2027年10月の入園時は');
    expect(rememberedChild()).toEqual({ birthday: '2025-05-10', month: '2027-10' });
  });

  it('does not replace what is being chosen by a remembered child', () => {
    open({ [birthday]: { 年: '2025', 月: '5' } }, { birthday: '2024-08-01', month: '2027-04' });
    expect(shown(birthday)).toEqual(['2025', '5', '']);
    expect(answer()).toHaveTextContent('生年月日と入園を希望する月を選んでください。');
  });

  it('is there the next time, where nothing was chosen', () => {
    open({}, { birthday: '2025-05-10', month: '2026-12' });
    expect(shown(birthday)).toEqual(['2025', '5', '10']);
    expect(answer()).toHaveTextContent('0歳児クラス2026年12月の入園時は、1歳6か月です。');
  });

  it('is asked for next April again when the remembered month has passed', () => {
    open({}, { birthday: '2025-05-10', month: '2026-10' });
    expect(shown(month, ['年', '月'])).toEqual(['2027', '4']);
    expect(answer()).toHaveTextContent('2027年4月の入園時は');
  });

  it('can be forgotten also while nothing is shown of it, with the focus left where it is', async () => {
    const user = open({ [birthday]: { 年: '2024' } }, { birthday: '2025-05-10', month: '2027-04' });
    const forget = screen.getByRole('button', { name: '入力した内容を消す' });
    await user.click(forget);
    expect(rememberedChild()).toBeUndefined();
    expect(shown(birthday)).toEqual(['', '', '']);
    expect(answer()).toHaveTextContent('入力した内容を消しました。');
    expect(forget).toHaveFocus();
    expect(forget).toBeEnabled();
  });

  it('takes up to three children, marks the chosen one, and forgets one at a time (issue 22)', async () => {
    const user = open({}, { birthday: '2025-05-10', month: '2027-04' });
    const family = () =>
      within(screen.getByRole('group', { name: 'お子さまの選択' }))
        .getAllByRole('button')
        .map((child) => `${child.textContent} ${child.getAttribute('aria-pressed')}`);
    const marked = () => document.documentElement.dataset.childClass;
    expect(screen.queryByRole('group', { name: 'お子さまの選択' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'お子さまを追加' }));
    expect(shown(birthday)).toEqual(['', '', '']);
    expect(rememberedChild()).toMatchObject({ birthday: '2025-05-10' });
    await user.selectOptions(select(birthday, '年'), '2023');
    await user.selectOptions(select(birthday, '月'), '5');
    await user.selectOptions(select(birthday, '日'), '1');
    expect(family()).toEqual(['2023年5月1日 true', '2025年5月10日 false']);
    expect(marked()).toBe('3');

    await user.click(screen.getByRole('button', { name: '2025年5月10日' }));
    expect(shown(birthday)).toEqual(['2025', '5', '10']);
    expect(answer()).toHaveTextContent('1歳児クラス');
    expect(family()).toEqual(['2023年5月1日 false', '2025年5月10日 true']);
    expect(marked()).toBe('1');

    await user.click(screen.getByRole('button', { name: '入力した内容を消す' }));
    expect(shown(birthday)).toEqual(['2023', '5', '1']);
    expect(marked()).toBe('3');
    expect(screen.queryByRole('group', { name: 'お子さまの選択' })).not.toBeInTheDocument();
  });

  it('leaves the children as they were where one more was not entered completely', async () => {
    const user = open({}, { birthday: '2025-05-10', month: '2027-04' });
    await user.click(screen.getByRole('button', { name: 'お子さまを追加' }));
    await user.selectOptions(select(birthday, '年'), '2023');
    await user.click(screen.getByRole('button', { name: '入力した内容を消す' }));
    expect(shown(birthday)).toEqual(['2025', '5', '10']);
    expect(rememberedChild()).toMatchObject({ birthday: '2025-05-10' });
  });

  it.each([
    ['2026-10-02', true],
    ['2026-10-01', false],
  ])('born on %s has a warning that not every facility takes one so young: %s', (born, isWarned) => {
    open({}, { birthday: born, month: '2027-04' });
    expect(answer()).toHaveTextContent('0歳児クラス');
    expect(screen.queryAllByText(/生後57日目から/)).toHaveLength(isWarned ? 1 : 0);
  });

  it('says so where the child is not born yet', () => {
    open({}, { birthday: '2027-06-10', month: '2027-04' });
    expect(answer()).toHaveTextContent('2027年4月は、お生まれになる前です。');
  });

  it('leads on where the child is old enough for school', () => {
    open({}, { birthday: '2020-06-10', month: '2027-04' });
    expect(answer()).toHaveTextContent('2027年度は小学校に通う年齢です。');
    expect(screen.getByRole('link', { name: '放課後児童クラブを探す' })).toBeVisible();
  });
});

describe('the table of classes', () => {
  beforeEach(() => localStorage.clear());

  it('is that of the year of admission', async () => {
    const user = open();
    await user.selectOptions(select(month, '年'), '2028');
    await user.selectOptions(select(month, '月'), '3');
    expect(screen.getByText('クラス早見表（2027年度）')).toBeVisible();
    await user.selectOptions(select(month, '月'), '4');
    await user.click(screen.getByText('クラス早見表（2028年度）'));
    expect(within(screen.getByRole('table')).getByText('2027年4月2日から')).toBeVisible();
  });
});
