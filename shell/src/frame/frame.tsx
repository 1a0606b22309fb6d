import type { PageHandle } from '@enerabi/shared/kernel';
import { Outlet, useMatches } from 'react-router';
import { Document } from './document.tsx';
import { Layout } from './layouts/layout.tsx';
import { ProblemBoundary } from './problem-boundary.tsx';

/** The frame around every page: the deepest route that names a layout decides (R1.2). */
export function Frame() {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const layout = handles.findLast((handle) => handle?.layout)?.layout ?? 'map';
  const section = handles.findLast((handle) => handle?.section)?.section;
  return (
    <Document>
      <Layout layout={layout} section={section}>
        <Outlet />
      </Layout>
    </Document>
  );
}

/** Whatever failed, the frame stays: header and footer lead on from an error page (R1.3). */
export function FrameProblem() {
  return (
    <Document>
      <Layout layout="default">
        <ProblemBoundary />
      </Layout>
    </Document>
  );
}
