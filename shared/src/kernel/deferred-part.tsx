import { type ComponentType, memo, Suspense, use } from 'react';

const isServer = typeof document === 'undefined';
const serverParts = new Set<Promise<unknown>>();

/** How often the shell asked for the parts: 0 before the first page stands still. */
let calls = 0;
let callOut: () => void;
let nextCall: Promise<void>;
// Promise.withResolvers() is younger than the oldest browsers we serve.
const awaitNextCall = (): void => {
  nextCall = new Promise((resolve) => {
    callOut = resolve;
  });
};
awaitNextCall();

/** Called by the shell when the first page stands still, and whenever the visitor moves on: what is missing loads then. */
export function loadDeferredParts(): void {
  calls += 1;
  callOut();
  awaitNextCall();
}

/** Settles when every deferred part that a release defined is loaded; the server waits for it before it renders. */
export const deferredPartsLoaded = (): Promise<unknown> => Promise.all(serverParts);

/**
 * Once where the page is new. For the first page, whose HTML the server has made, only when it stands still; a failure
 * is nobody's trouble then, and mended when the visitor moves on.
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
 * A part of a page that only shows: facts, cards, lists. The server's HTML is what the first visitor sees and uses;
 * its scripts come once the page is idle, since nothing in it needs them before. Where they cannot be fetched
 * then, the server's HTML stays until the visitor moves on; where they cannot even then, the error boundary is told.
 * @param load imports the component; name the chunk, so that the part is cached with its release
 */
export function deferredPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let failedAt: number | undefined;
  const start = (): Promise<ComponentType<P>> => {
    // Not within the same call: React renders once more after a failure, and must then meet it.
    if (failedAt !== undefined && failedAt !== calls) loading = undefined;
    failedAt = loading && failedAt;
    loading ??= loadWhenDue(load).then(
      (component) => {
        // React would note the same itself after it had waited once: the part is then there in the first render.
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
  const first = start();
  if (isServer) serverParts.add(first);
  else first.catch(() => {});

  function LoadedPart(props: P) {
    const Part = use(start());
    return <Part {...props} />;
  }
  // React throws the server's HTML away where a part is rendered anew before its scripts are there.
  return memo(function DeferredPart(props: P) {
    return (
      <Suspense>
        <LoadedPart {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<P>;
}
