import { type ComponentType, Suspense, use } from 'react';

const isServer = typeof document === 'undefined';
const serverParts = new Set<Promise<unknown>>();
const { promise: settled, resolve: settle } = Promise.withResolvers<void>();

/** Called by the shell when the first page stands still, or the visitor moves on before: deferred parts load then. */
export const loadDeferredParts = settle;

/** Settles when every deferred part that a release defined is loaded; the server waits for it before it renders. */
export const deferredPartsLoaded = (): Promise<unknown> => Promise.all(serverParts);

/**
 * A part of a page that only shows: facts, cards, lists. The server's HTML is what the first visitor sees and uses;
 * its scripts come after the page has settled, since nothing in it needs them before. Where they cannot be fetched
 * then, the next rendering tries again.
 * @param load imports the component; name the chunk, so that the part is cached with its release
 */
export function deferredPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const start = (): Promise<ComponentType<P>> => {
    loading ??= (isServer ? load() : settled.then(load)).then(
      (component) => {
        Loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const first = start();
  if (isServer) serverParts.add(first);
  else first.catch(() => {});

  function Late(props: P) {
    const Part = Loaded ?? use(start());
    return <Part {...props} />;
  }
  return function DeferredPart(props: P) {
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  };
}
