import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isPristine } from './is-pristine.ts';

const sample = () => {
  render(
    <form aria-label="見本">
      <input aria-label="氏名" defaultValue="花岡" />
      <textarea aria-label="内容" defaultValue={'一行目\n二行目'} />
      <input type="checkbox" aria-label="見学" defaultChecked />
      <input type="radio" name="class" aria-label="0歳児" />
      <select aria-label="日" defaultValue="2">
        <option value="1">1日</option>
        <option value="2">2日</option>
      </select>
      <select aria-label="時刻">
        <option value="">選択してください</option>
        <option value="10:00">10:00</option>
      </select>
      <button type="submit">送信する</button>
    </form>,
  );
  return screen.getByRole<HTMLFormElement>('form', { name: '見本' });
};

describe('a form as its page wrote it', () => {
  it('is pristine, with what was filled in by the page', () => {
    expect(isPristine(sample())).toBe(true);
  });

  it.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
    ['typing', (user) => user.type(screen.getByRole('textbox', { name: '氏名' }), '子')],
    ['deleting', (user) => user.clear(screen.getByRole('textbox', { name: '内容' }))],
    ['unchecking', (user) => user.click(screen.getByRole('checkbox', { name: '見学' }))],
    ['choosing one of several', (user) => user.click(screen.getByRole('radio', { name: '0歳児' }))],
    ['choosing', (user) => user.selectOptions(screen.getByRole('combobox', { name: '時刻' }), '10:00')],
    ['choosing another', (user) => user.selectOptions(screen.getByRole('combobox', { name: '日' }), '1')],
  ])('is not after %s', async (_, change) => {
    const form = sample();
    await change(userEvent.setup());
    expect(isPristine(form)).toBe(false);
  });
});
