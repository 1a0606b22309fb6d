/**
 * Replaces react-router's `lib/router/instrumentation.js` in the browser. It wraps loaders and navigations if
 * `instrumentations` are passed to the router, which our code never does.
 */
const refuse = () => {
  throw new Error('Instrumentation of react-router is left out: see release/src/build/data-router.ts');
};

export const consumeInstrumentationClientResultMetaReceiver = () => {};
export { refuse as getRouteInstrumentationUpdates, refuse as instrumentClientSideRouter };
