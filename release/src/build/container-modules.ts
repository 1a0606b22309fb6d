import vm from 'node:vm';
import { captured, type RuntimeRewrites } from './rewrite-runtime-plugin.ts';

interface Consumed {
  shareKey: string;
  requiredVersion: string;
}

/** Replaces the bundler's modules for the official container runtime by container-runtime.mjs. */
export const containerModules: RuntimeRewrites = {
  'module_federation/runtime': () => '',
  sharing: () => '',
  consumes_loading: (source) =>
    `__webpack_require__.consumed = ${JSON.stringify(
      Object.entries(consumedIn(source)).map(([id, { shareKey, requiredVersion }]) => [
        id,
        shareKey,
        requiredVersion,
      ]),
    )};`,
  // Under hot reload modules get a copy of the bundler's object, with only its earlier properties.
  initialize_exposes: (source) =>
    `${captured(/^(.+?)__webpack_require__\.getContainer =/s, source)}
    __webpack_require__.getContainer = __webpack_require__.initContainer = 0;`,
  // Runs at once: only entries of federation hosts must wait.
  embed_federation_runtime: (source) => `${captured(/(__webpack_require__\(\S+\))/, source)};`,
};

/** By the ids of the modules that represent them. */
function consumedIn(source: string): Record<string, Consumed> {
  const bundler = { f: {} } as {
    consumesLoadingData?: { moduleIdToConsumeDataMapping: Record<string, Consumed> };
  };
  vm.runInNewContext(source, { __webpack_require__: bundler });
  return bundler.consumesLoadingData?.moduleIdToConsumeDataMapping ?? {};
}
