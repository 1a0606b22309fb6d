import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { markHome } from './commute-places.store.ts';
import { useHomePart } from './use-home-part.ts';

const loads = { count: 0, isOnline: true };
const load = async () => {
  loads.count += 1;
  if (!loads.isOnline) throw new Error('no network');
  return { Ways: () => <p>徒歩9分</p> };
};
function Line() {
  const part = useHomePart(load);
  return part ? <part.Ways /> : null;
}
beforeEach(() => {
  markHome(undefined);
  Object.assign(loads, { count: 0, isOnline: true });
});

it('loads once a home is known, and not before', async () => {
  const { container } = render(<Line />);
  await act(async () => {});
  expect([container.textContent, loads.count]).toEqual(['', 0]);
  act(() => markHome(0));
  expect(await screen.findByText('徒歩9分')).toBeInTheDocument();
});

it('shows nothing where it cannot be loaded, and tries again on the next page', async () => {
  markHome(2);
  loads.isOnline = false;
  const { container, unmount } = render(<Line />);
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
  unmount();
  loads.isOnline = true;
  render(<Line />);
  expect(await screen.findByText('徒歩9分')).toBeInTheDocument();
});
