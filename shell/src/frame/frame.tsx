import type { Layout as LayoutName, PageHandle } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { Document } from './document.tsx';
import { Layout } from './layouts/layout.tsx';
import { ProblemBoundary } from './problem-boundary.tsx';
import { sectionOf } from './section.ts';

/**
 * The deepest route with a layout decides (R1.2). The section depends on the address alone, so that an error page is in
 * it, too, whether or not its route could be loaded (R1.6).
 */
function Framed({ layout, children }: { layout?: LayoutName; children: ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const named = handles.findLast((handle) => handle?.layout)?.layout;
  const { pathname, search } = useLocation();
  return (
    <Document>
      <Layout
        layout={layout ?? named ?? 'map'}
        section={sectionOf(pathname + search)}
        isFullWidth={!layout && named === 'map'}
      >
        {children}
      </Layout>
    </Document>
  );
}

/** The frame around every page. */
export const Frame = () => (
  <Framed>
    <Outlet />
  </Framed>
);

/** An error page keeps the frame, so that header and footer still lead on (R1.3). */
export const FrameProblem = () => (
  <Framed layout="default">
    <ProblemBoundary />
  </Framed>
);
