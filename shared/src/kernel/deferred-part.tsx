import { type ComponentType, memo, Suspense, use } from 'react';

const isServer = typeof document === 'undefined';
const serverParts = new Set<Promise<unknown>>();

/** How many times the shell has asked for the parts; 0 until the first page is idle. */
let calls = 0;
let callOut: () => void;
let nextCall: Promise<void>;
// Promise.withResolvers() is newer than the oldest browsers we serve.
const awaitNextCall = (): void => {
  nextCall = new Promise((resolve) => {
    callOut = resolve;
  });
};
awaitNextCall();

/** Called by the shell when the first page is idle, and at each navigation: missing parts are then loaded. */
export function loadDeferredParts(): void {
  calls += 1;
  callOut();
  awaitNextCall();
}

/** Resolves when every deferred part of a release is loaded; the server waits for it before it renders. */
export const deferredPartsLoaded = (): Promise<unknown> => Promise.all(serverParts);

/**
 * Loads the part at once on a later page. On the first page, whose HTML the server rendered, loads it when the page is
 * idle, and if that fails, again at the next navigation.
 */
async function loadWhenDue<T>(load: () => Promise<T>): Promise<T> {
  if (isServer || calls > 0) return load();
  await nextCall;
  const asked = calls;
  try {
    return await load();
  } catch {
    if (calls === asked) await nextCall;
    return load();
  }
}

/**
 * Defines a part of a page that needs no scripts at first: facts, cards, lists. On the first page visitors use the
 * server's HTML, and the part's scripts load once the page is idle. If they cannot be loaded, the HTML stays until the
 * next navigation; if they fail again, the error boundary shows the error.
 * @param load imports the component; name the chunk, so that the part is cached with its release
 * @param isAlternative the page shows one of several parts, so that the browser loads this one only if it is rendered
 */
export function deferredPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isAlternative = false } = {},
): ComponentType<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let failedAt: number | undefined;
  const start = (): Promise<ComponentType<P>> => {
    // Not within the same call: React renders again after a failure, and must then see it.
    if (failedAt !== undefined && failedAt !== calls) loading = undefined;
    failedAt = loading && failedAt;
    loading ??= loadWhenDue(load).then(
      (component) => {
        // React would set this itself after waiting once; set here, the part is complete in its first render.
        Object.assign(loading ?? {}, { status: 'fulfilled', value: component });
        return component;
      },
      (error: unknown) => {
        failedAt = calls;
        throw error;
      },
    );
    return loading;
  };
  if (isServer) serverParts.add(start());
  else if (!isAlternative) start().catch(() => {});

  function LoadedPart(props: P) {
    const Part = use(start());
    return <Part {...props} />;
  }
  // Memoised: React would discard the server's HTML if the part rendered again before its scripts have loaded.
  return memo(function DeferredPart(props: P) {
    return (
      <Suspense>
        <LoadedPart {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<P>;
}
