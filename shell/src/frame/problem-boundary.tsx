import { deferredPart } from '@enerabi/shared/kernel';

/** Error pages are loaded only when they are needed. */
export const ProblemBoundary = deferredPart(async () => {
  const { ProblemPage } = await import(/* webpackChunkName: 'problem' */ './problem.page.tsx');
  return ProblemPage;
});
