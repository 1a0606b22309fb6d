import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createSessionStore, SessionProvider, visitorSession } from '../kernel/index.ts';

/**
 * Renders a part of a page as HTML, lets the visitor use it, and only then hydrates it.
 * @param part rendered inside a router, so that its links work; the browser must not yet store what the part remembers,
 *   since its HTML is rendered here, too
 * @param beforeScripts what the visitor did before, in the HTML or on an earlier visit
 * @returns a `user` who acts after hydration
 */
export function hydrateDelayed(part: ReactNode, beforeScripts: () => void): UserEvent {
  const page = (
    <SessionProvider value={createSessionStore(visitorSession)}>
      <MemoryRouter>{part}</MemoryRouter>
    </SessionProvider>
  );
  const { container: rendered, unmount } = render(page);
  // A server writes the selection into the HTML, which a browser keeps only as a property.
  for (const option of rendered.querySelectorAll('option'))
    option.toggleAttribute('selected', option.selected);
  const container = document.createElement('div');
  container.innerHTML = rendered.innerHTML;
  unmount();
  document.body.replaceChildren(container);
  beforeScripts();
  render(page, { container, hydrate: true });
  return userEvent.setup();
}
