import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { deferredPart, loadDeferredParts } from './deferred-part.tsx';

/** Represents the page's error boundary. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children;
  }
}

const Facts = () => <p>定員は90人です。</p>;

/** A part whose chunk fails to load this many times. */
function failing(times: number) {
  const loads = { count: 0 };
  const Part = deferredPart(async () => {
    loads.count += 1;
    if (loads.count <= times) throw new Error('the chunk did not come');
    return Facts;
  });
  return { Part, loads };
}

const inPage = (Part: ComponentType) => (
  <Boundary>
    <Part />
  </Boundary>
);
const show = (Part: ComponentType) => act(async () => render(inPage(Part), { onCaughtError: () => {} }));

/** Hydrates a page whose server HTML contains the part. */
function takeOver(Part: ComponentType) {
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><p>定員は90人です。</p><!--/$-->';
  document.body.append(container);
  return act(async () => render(inPage(Part), { container, hydrate: true }));
}

const moveOn = () => act(async () => loadDeferredParts());

describe('a deferred part of the first page', () => {
  // In one test: for the module, only what precedes the first call belongs to the first page.
  it('loads when the page is idle, and after a failure again at the next navigation, which may show the error', async () => {
    const parts = [failing(0), failing(1), failing(2)] as const;
    const [sound, delayed, lost] = parts;
    const pages = [await takeOver(sound.Part), await takeOver(delayed.Part), await show(lost.Part)];
    const counts = () => parts.map(({ loads }) => loads.count);
    const texts = () => pages.map(({ container }) => container.textContent);
    const facts = '定員は90人です。';
    expect([counts(), texts()]).toEqual([
      [0, 0, 0],
      [facts, facts, ''],
    ]);
    // The page around it may render again meanwhile.
    await act(async () => pages[0]?.rerender(inPage(sound.Part)));
    expect([counts()[0], texts()[0]]).toEqual([0, facts]);
    await moveOn();
    expect([counts(), texts()]).toEqual([
      [1, 1, 1],
      [facts, facts, ''],
    ]);
    await moveOn();
    expect([counts(), texts()]).toEqual([
      [1, 2, 2],
      [facts, facts, 'the chunk did not come'],
    ]);
  });
});

describe('a deferred part of a later page', () => {
  it('loads at once', async () => {
    const { Part, loads } = failing(0);
    expect(loads.count).toBe(1);
    await show(Part);
    expect(screen.getByText('定員は90人です。')).toBeInTheDocument();
  });

  it('shows the error of a failure, and loads again at the next navigation', async () => {
    const { Part, loads } = failing(1);
    const { unmount } = await show(Part);
    expect(screen.getByRole('alert')).toHaveTextContent('the chunk did not come');
    unmount();
    await moveOn();
    await show(Part);
    expect(screen.getByText('定員は90人です。')).toBeInTheDocument();
    expect(loads.count).toBe(2);
  });
});
