/// <reference types="@testing-library/jest-dom/jest-globals" preserve="true" />

import { type Capabilities, capabilities } from '@enerabi/shared/constants';
import {
  CapabilitiesProvider,
  createSessionStore,
  loadDeferredParts,
  type Session,
  SessionProvider,
  type Site,
  SiteProvider,
  visitorSession,
} from '@enerabi/shared/kernel';
import { act, render, within } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { FrameProvider } from '../frame/frame-context.ts';
import { rootRoute } from '../frame/root-route.tsx';

export const memberSession: Session = {
  user: {
    cognito_sub: '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10',
    mailaddress: 'hanako@example.jp',
    positions: [{ position_kind_id: 1 }],
    last_name: '花岡',
    first_name: '花子',
  },
  expiresAt: 1_800_000_000_000,
};

interface OpenOptions {
  session?: Session;
  name?: string;
  links?: Site['links'];
  columns?: NonNullable<Site['columns']>;
  requestId?: string;
  /** Capabilities that differ from the site's. */
  can?: Partial<Capabilities>;
}

// jsdom cannot scroll, and prints an error when asked to.
window.scrollTo = () => {};

/** Opens an address as a whole document. @returns queries over that document */
export async function openFrame(at: string, routes: RouteObject[], options: OpenOptions = {}) {
  const { session = visitorSession, requestId = 'a1b2c3d4' } = options;
  const { name = 'えんえらび', links = {}, columns = [] } = options;
  loadDeferredParts();
  const router = createMemoryRouter([{ ...rootRoute(routes), HydrateFallback: () => null }], {
    initialEntries: [at],
  });
  await act(async () =>
    render(
      <FrameProvider
        value={{ styles: [], requestId, build: '7', year: 2026, shown: { ...router.state.location } }}
      >
        <SiteProvider value={{ name, origin: 'https://example.jp', links, columns }}>
          <CapabilitiesProvider value={{ ...capabilities, ...options.can }}>
            <SessionProvider value={createSessionStore(session)}>
              <RouterProvider router={router} />
            </SessionProvider>
          </CapabilitiesProvider>
        </SiteProvider>
      </FrameProvider>,
      { container: document as unknown as HTMLElement },
    ),
  );
  return within(document.documentElement);
}
