import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DateSelects, MonthSelects } from './date-selects.tsx';

const years = [2025, 2024, 2019];
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) => userEvent.selectOptions(select(name), value);
const sent = () => Object.fromEntries(new FormData(screen.getByRole('form') as HTMLFormElement));
const options = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('DateSelects', () => {
  it('offers years with their era, and gives the date when it is complete', async () => {
    const result: string[] = [];
    render(
      <form aria-label="お子さま">
        <DateSelects name="birthday" label="生年月日" years={years} onChange={(date) => result.push(date)} />
      </form>,
    );
    expect(options('年')).toEqual([
      '年',
      '2025年（令和7年）',
      '2024年（令和6年）',
      '2019年（平成31年・令和元年）',
    ]);
    await choose('年', '2024');
    await choose('月', '2');
    expect(options('日')).toHaveLength(30);
    await choose('日', '29');
    expect(sent()).toEqual({
      birthday_year: '2024',
      birthday_month: '2',
      birthday_day: '29',
    });
    expect(result).toEqual(['', '', '2024-02-29']);
  });

  it('says that a day does not exist, keeps it in view, and is content when it is put right', async () => {
    render(
      <form aria-label="お子さま">
        <DateSelects name="birthday" label="生年月日" years={years} defaultValue="2024-02-29" />
      </form>,
    );
    await choose('年', '2025');
    const group = screen.getByRole('group', { name: '生年月日' });
    expect(group).toHaveAccessibleDescription(
      /2025年2月29日という日付はありません。2025年2月は28日までです。/,
    );
    expect(select('日')).toHaveValue('29');
    expect(select('日')).toBeInvalid();
    expect(sent()).toMatchObject({ birthday_day: '29' });
    await waitFor(() =>
      expect(document.querySelector('[data-status-region]')).toHaveTextContent(/2025年2月は28日までです。/),
    );
    await choose('日', '28');
    expect(group).not.toHaveAccessibleDescription();
    expect(select('日')).toBeValid();
    expect(options('日')).toHaveLength(29);
  });

  it('keeps a saved year that is no longer offered', () => {
    render(<DateSelects name="birthday" label="生年月日" years={years} defaultValue="2012-12-03" />);
    expect(['年', '月', '日'].map((name) => select(name).value)).toEqual(['2012', '12', '3']);
  });

  it('takes up what was chosen before the scripts came', () => {
    const result: string[] = [];
    const field = (
      <DateSelects name="birthday" label="生年月日" years={years} onChange={(date) => result.push(date)} />
    );
    const { container, unmount } = render(field);
    const page = document.createElement('form');
    page.innerHTML = container.innerHTML;
    unmount();
    document.body.append(page);
    const values = ['2024', '4', '1'];
    for (const [at, part] of [...page.querySelectorAll('select')].entries()) part.value = values[at] ?? '';
    render(field, { container: page, hydrate: true });
    expect(['年', '月', '日'].map((part) => select(part).value)).toEqual(values);
    expect(result).toEqual(['2024-04-01']);
    page.remove();
  });

  it('can be locked as a whole, and sends nothing then', () => {
    render(
      <form aria-label="お子さま">
        <DateSelects name="birthday" label="生年月日" years={years} defaultValue="2024-02-29" disabled />
      </form>,
    );
    for (const part of ['年', '月', '日']) expect(select(part)).toBeDisabled();
    expect(sent()).toEqual({});
  });

  it("asks the browser only for the visitor's own birthday", () => {
    const { rerender } = render(<DateSelects name="birthday" label="生年月日" years={years} />);
    expect(select('年')).not.toHaveAttribute('autocomplete');
    rerender(<DateSelects name="birthday" label="生年月日" years={years} autoComplete="bday" />);
    expect(select('月')).toHaveAttribute('autocomplete', 'bday-month');
  });
});

describe('MonthSelects', () => {
  it('gives a month', async () => {
    render(
      <form aria-label="入園">
        <MonthSelects name="desired_admission" label="入園希望の年月" need="required" years={[2026, 2027]} />
      </form>,
    );
    expect(screen.getByRole('group', { name: '入園希望の年月 必須' })).toBeInTheDocument();
    expect(select('年')).toBeRequired();
    await choose('年', '2027');
    await choose('月', '4');
    expect(sent()).toEqual({ desired_admission_year: '2027', desired_admission_month: '4' });
    expect(screen.queryByRole('combobox', { name: '日' })).not.toBeInTheDocument();
  });
});
