import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateDelayed } from '../testing/hydrate-delayed.tsx';
import { useEarlyPress } from './early-press.ts';
import { earlyPressScript } from './early-press-script.ts';

let stored = false;
let actions = 0;
afterEach(() => {
  stored = false;
  actions = 0;
});
// The document's own script, which the shell writes.
beforeAll(() => new Function(earlyPressScript)());

function Toggle() {
  const [isOn, setIsOn] = useState(false);
  const act = () => {
    actions += 1;
    setIsOn(!isOn);
  };
  return (
    <>
      <button type="button" {...useEarlyPress(isOn || stored)} aria-pressed={isOn || stored} onClick={act}>
        お気に入り
      </button>
      <p>{isOn ? '入りました' : 'まだです'}</p>
    </>
  );
}
function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" {...useEarlyPress()} onClick={() => setIsOpen(true)}>
        ひらく
      </button>
      {isOpen && <p>ひらきました</p>}
    </>
  );
}
const button = () => screen.getByRole('button');
const press = (times = 1) => {
  // As in the server's HTML: this one comes from a client, where the button has its scripts.
  button().dataset.early = '';
  for (let time = 0; time < times; time += 1) button().click();
};
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a press before the scripts', () => {
  it.each([1, 3])('is shown at once, and carried out once (pressed %d times)', async (times) => {
    const user = hydrateDelayed(<Toggle />, () => {
      press(times);
      expect(button()).toHaveAttribute('aria-pressed', 'true');
    });
    expect(await screen.findByText('入りました')).toBeVisible();
    await aMoment();
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(actions).toBe(1);
    await user.click(button());
    expect(screen.getByText('まだです')).toBeVisible();
    expect(actions).toBe(2);
  });

  it('is not carried out where the button is as wanted already', async () => {
    hydrateDelayed(<Toggle />, () => {
      press();
      stored = true;
    });
    await aMoment();
    expect(actions).toBe(0);
  });

  it('opens what it was to open, and says that it is busy meanwhile', async () => {
    hydrateDelayed(<Opener />, () => {
      press();
      expect(button()).toHaveAttribute('aria-busy', 'true');
    });
    expect(await screen.findByText('ひらきました')).toBeVisible();
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  });

  it('is no press that comes later', async () => {
    const user = hydrateDelayed(<Toggle />, () => {});
    await aMoment();
    expect(actions).toBe(0);
    await user.click(button());
    await aMoment();
    expect(actions).toBe(1);
  });
});

it('is a script of under one kilobyte', () => {
  expect(earlyPressScript.length).toBeLessThan(1_000);
});
