import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom lacks the fetch family that the router works with; Node's own fills in. */
export default class BrowserEnvironment extends (JsdomEnvironment.default ?? JsdomEnvironment) {
  async setup() {
    await super.setup();
    for (const name of [
      'Request',
      'Response',
      'Headers',
      'fetch',
      'URLSearchParams',
      'ReadableStream',
      'TransformStream',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'AbortController',
      'AbortSignal',
    ])
      this.global[name] = globalThis[name];
  }
}
