/** An entry of `routes.json`: a path prefix of whole segments, and the app that owns the paths below it. */
export interface RouteClaim {
  path: string;
  app: string;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Ranks claims: a fixed segment before a parameter in the same position, and a longer prefix before a shorter one. */
function weight(claim: string[], path: string[]): number {
  if (claim.length > path.length || (claim.length === 0 && path.length > 0)) return -1;
  let sum = 1;
  for (const [at, segment] of claim.entries()) {
    if (!segment.startsWith(':') && segment !== path[at]) return -1;
    sum = sum * 3 + (segment.startsWith(':') ? 1 : 2);
  }
  return sum;
}

/**
 * Finds the app that owns a path.
 * @returns the app's name, or undefined if no claim matches (the shell then answers 404)
 */
export function routeOwner(claims: readonly RouteClaim[], pathname: string): string | undefined {
  const path = segmentsOf(pathname);
  let best: { app: string; weight: number } | undefined;
  for (const claim of claims) {
    const found = weight(segmentsOf(claim.path), path);
    if (found > (best?.weight ?? 0)) best = { app: claim.app, weight: found };
  }
  return best?.app;
}
