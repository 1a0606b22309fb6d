import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'notices', title: '園からのお知らせ', content: <p>運動会を行いました。</p> },
  { id: 'messages', title: '応援メッセージ', content: <p>先生がやさしいです。</p> },
  { id: 'interviews', title: '先輩職員インタビュー', content: <p>保育士になって5年です。</p> },
];
const show = (initial?: string) => {
  render(<Tabs label="園の様子" tabs={tabs} {...(initial && { initial })} />);
  return userEvent.setup();
};
const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('show one panel at a time, named by its tab', async () => {
    const user = show();
    expect(screen.getByRole('tablist', { name: '園の様子' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: '園からのお知らせ' })).toHaveTextContent(
      '運動会を行いました。',
    );
    expect(screen.getByText('先生がやさしいです。')).not.toBeVisible();
    await user.click(tab('応援メッセージ'));
    expect(tab('応援メッセージ')).toHaveAttribute('aria-selected', 'true');
    expect(tab('園からのお知らせ')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByText('先生がやさしいです。')).toBeVisible();
  });

  it('can begin with another one', () => {
    show('interviews');
    expect(tab('先輩職員インタビュー')).toHaveAttribute('aria-selected', 'true');
  });

  it('are one stop of the Tab key, and followed by arrows around, Home and End', async () => {
    const user = show();
    await user.tab();
    expect(tab('園からのお知らせ')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('応援メッセージ')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('応援メッセージ');
    await user.keyboard('{End}');
    expect(tab('先輩職員インタビュー')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('園からのお知らせ')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('先輩職員インタビュー')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('園からのお知らせ')).toHaveFocus();
    await user.tab();
    expect(tab('園からのお知らせ')).not.toHaveFocus();
    expect(tab('応援メッセージ')).not.toHaveFocus();
  });

  it('leave keys with Alt, Ctrl, Meta or Shift to the browser', async () => {
    show('messages');
    tab('応援メッセージ').focus();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      const isOurs = !fireEvent.keyDown(document.activeElement as Element, {
        key: 'ArrowLeft',
        [modifier]: true,
      });
      expect([modifier, isOurs]).toEqual([modifier, false]);
    }
    expect(tab('応援メッセージ')).toHaveAttribute('aria-selected', 'true');
  });

  it('show the first where the selected one is gone', () => {
    const { rerender } = render(<Tabs label="園の様子" tabs={tabs} initial="interviews" />);
    rerender(<Tabs label="園の様子" tabs={tabs.slice(0, 2)} initial="interviews" />);
    expect(tab('園からのお知らせ')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('運動会を行いました。')).toBeVisible();
  });
});
