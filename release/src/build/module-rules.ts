import type { Configuration, RuleSetRule } from '@rspack/core';

export type Side = 'browser' | 'server';

/** Rules for modules of both builds: TypeScript by SWC, and CSS Modules with the same names in both. */
export function moduleRules(
  side: Side,
  { refresh }: { refresh: boolean },
): NonNullable<Configuration['module']> {
  const typescript: RuleSetRule = {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', development: false, refresh: refresh && side === 'browser' },
        },
      },
    },
  };
  const style = {
    localIdentName: '[local]-[hash:4]',
    exportsOnly: side === 'server',
    esModule: true,
  };
  return {
    rules: [
      typescript,
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /(?<!\.module)\.css$/, type: 'css' },
      { test: /\.svg$/, type: 'asset/source' },
    ],
    generator: { 'css/module': style, css: { exportsOnly: side === 'server' } },
    parser: {
      // The bundler would write the builder's own folder, as `file://…`, into browser files. Server files are no
      // modules and have no such address; a build that contains the builder's folder fails.
      ...(side === 'browser' && { javascript: { importMeta: { url: false } } }),
      'css/module': { namedExports: false },
      css: { namedExports: false },
    },
  };
}
