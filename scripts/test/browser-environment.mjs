import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** jsdom with Node's fetch family, which the router needs and jsdom lacks. */
export default class BrowserEnvironment extends (JsdomEnvironment.default ?? JsdomEnvironment) {
  constructor(config, context) {
    super(config, context, jsdom);
  }
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
