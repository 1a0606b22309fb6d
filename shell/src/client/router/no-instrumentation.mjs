/**
 * In the browser in place of react-router's `lib/router/instrumentation.js`, which wraps loaders and navigations for who
 * passes `instrumentations` to the router. Nobody does.
 */
const refuse = () => {
  throw new Error('Instrumentation of react-router is left out: see release/src/build/data-router.ts');
};

export const consumeInstrumentationClientResultMetaReceiver = () => {};
export { refuse as getRouteInstrumentationUpdates, refuse as instrumentClientSideRouter };
