import { deferredPart } from '@enerabi/shared/kernel';

/** Error pages are not part of every page's scripts. */
export const ProblemBoundary = deferredPart(async () => {
  const { ProblemPage } = await import(/* webpackChunkName: 'problem' */ './problem.page.tsx');
  return ProblemPage;
});
