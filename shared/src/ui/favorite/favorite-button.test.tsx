import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { reportedErrors } from '../../testing/reported-errors.ts';
import { StatusRegion } from '../feedback/status-region.tsx';
import { FavoriteButton, type FavoriteStore } from './favorite-button.tsx';

/** A store that saves or refuses favourites when the test decides, and lasts as long as the test. */
function favorites() {
  const ids = new Set<number>();
  const listeners = new Set<() => void>();
  const answers: { keep: () => void; refuse: () => void }[] = [];
  const store: FavoriteStore = {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    has: (id) => ids.has(id),
    hadOnServer: () => false,
    change: (id, wanted) =>
      new Promise((resolve, reject) => {
        const keep = () => {
          if (wanted) ids.add(id);
          else ids.delete(id);
          for (const changed of listeners) changed();
          resolve();
        };
        answers.push({ keep, refuse: () => reject(new Error('not kept')) });
      }),
  };
  return { store, answers };
}

const button = () => screen.getByRole('button', { name: '「花岡保育園」のお気に入り' });
const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

const show = () => {
  const { store, answers } = favorites();
  render(
    <>
      <FavoriteButton store={store} id={1} name="花岡保育園" />
      <StatusRegion />
    </>,
  );
  return { user: userEvent.setup(), answers };
};

const reported = reportedErrors();

describe('FavoriteButton', () => {
  it('adds and takes away, and says so', async () => {
    const { user, answers } = show();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(button()).toHaveAccessibleDescription('お気に入りに追加');
    await user.click(button());
    await act(async () => answers[0]?.keep());
    await said('「花岡保育園」をお気に入りに追加しました。');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(button()).toHaveAccessibleDescription('お気に入りから外す');
    await user.click(button());
    await act(async () => answers[1]?.keep());
    await said('「花岡保育園」をお気に入りから外しました。');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows at once what was asked for, and cannot be pressed again meanwhile', async () => {
    const { user, answers } = show();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveFocus();
    await user.click(button());
    expect(answers).toHaveLength(1);
  });

  it('returns to its former state if the change cannot be saved, and says so', async () => {
    const { user, answers } = show();
    await user.click(button());
    await act(async () => answers[0]?.refuse());
    await said('「花岡保育園」をお気に入りに追加できませんでした。もう一度お試しください。');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  describe('that was refused', () => {
    const problem = () => screen.queryByText('追加できませんでした。もう一度お試しください。');
    const showRefused = async () => {
      const { user, answers } = show();
      expect(problem()).not.toBeInTheDocument();
      await user.click(button());
      await act(async () => answers[0]?.refuse());
      return { user, answers };
    };

    it('says so to those who see it, too, until it is pressed again', async () => {
      const { user } = await showRefused();
      expect(problem()).toBeVisible();
      await user.click(button());
      expect(problem()).not.toBeInTheDocument();
    });

    it('no longer says so when something else is pressed or gets the focus', async () => {
      const { user } = await showRefused();
      await user.tab();
      expect(problem()).not.toBeInTheDocument();
    });

    it('reports why', async () => {
      await showRefused();
      expect(reported).toEqual([new Error('not kept')]);
    });
  });
});
