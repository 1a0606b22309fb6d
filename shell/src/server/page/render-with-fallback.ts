import type { ReleaseDocument } from '@enerabi/release/document';
import { isRetired, RenderFailure } from '../render/render-failure.ts';
import type { PageRequest, Rendered, RenderPools } from '../render/render-pools.ts';
import type { Attempt } from '../rollout/visits.ts';

export interface PageRendering {
  pools: Pick<RenderPools, 'render'>;
  document: ReleaseDocument;
  /** The remote that owns the address; null if the shell answers. */
  app: string | null;
  request: PageRequest;
  signal: AbortSignal;
  /** Called for each release that was asked. */
  onAttempt?: ((attempt: Attempt) => void) | undefined;
  /** Called when every release of the remote has failed and the shell apologises instead. */
  onFailure: (error: unknown) => void;
}

/**
 * Renders the page. If no release of its remote can, the shell renders an apology in its frame.
 * @throws RenderFailure if the shell cannot render either, the visitor has left, or the release was taken back
 */
export async function renderWithFallback(rendering: PageRendering): Promise<Rendered> {
  const { pools, document, app, request, signal, onFailure, onAttempt } = rendering;
  try {
    return await pools.render(document, app, request, signal, onAttempt);
  } catch (error) {
    if (app === null || hasLeft(error, signal) || isRetired(error)) throw error;
    onFailure(error);
    return renderApology(rendering);
  }
}

/**
 * A failed release may already have done what the form asked for, so the apology does not offer to send it again.
 * @throws Error if the shell is an older one, which renders its page for unknown addresses instead
 */
export async function renderApology({
  pools,
  document,
  request,
  signal,
}: Omit<PageRendering, 'app' | 'onFailure'>): Promise<Rendered> {
  const apology: PageRequest = { ...request, method: 'GET', body: undefined, problem: 503 };
  const { reply, candidate } = await pools.render(document, null, apology, signal);
  if (reply.status === 503) return { candidate, reply: { ...reply, isProblem: false } };
  reply.free();
  throw new Error(`the shell ${candidate.shell} has no page that says so`);
}

export const hasLeft = (error: unknown, signal: AbortSignal): boolean =>
  error instanceof RenderFailure ? error.kind === 'client' : signal.aborted;
