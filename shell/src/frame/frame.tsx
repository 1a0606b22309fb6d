import type { Layout as LayoutName, PageHandle } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { Document } from './document.tsx';
import { Layout } from './layouts/layout.tsx';
import { ProblemBoundary } from './problem-boundary.tsx';

/** The deepest route that names a layout decides (R1.2); the section is the address's, whatever becomes of it (R1.6). */
function Framed({ layout, children }: { layout?: LayoutName; children: ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const named = handles.findLast((handle) => handle?.layout)?.layout;
  const section = handles.findLast((handle) => handle?.section)?.section;
  return (
    <Document>
      <Layout layout={layout ?? named ?? 'map'} section={section} isFullWidth={!layout && named === 'map'}>
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

/** The frame stays whatever fails: header and footer lead on from an error page (R1.3). */
export const FrameProblem = () => (
  <Framed layout="default">
    <ProblemBoundary />
  </Framed>
);
