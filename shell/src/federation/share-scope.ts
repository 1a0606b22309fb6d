import * as kernel from '@enerabi/shared/kernel';
import kernelPackage from '@enerabi/shared/package.json' with { type: 'json' };
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

interface SharedModule {
  from: string;
  loaded: 1;
  get: () => Promise<() => unknown>;
  lib: () => unknown;
}

export type ShareScope = Record<string, Record<string, SharedModule>>;

const shared = (module: unknown): SharedModule => ({
  from: 'shell',
  loaded: 1,
  get: async () => () => module,
  lib: () => module,
});

/** Modules that must exist only once. The shell provides them; remotes bring no copy. */
export const shareScope: ShareScope = {
  react: { [React.version]: shared(React) },
  'react/jsx-runtime': { [React.version]: shared(jsxRuntime) },
  '@enerabi/shared/kernel': { [kernelPackage.version]: shared(kernel) },
};
