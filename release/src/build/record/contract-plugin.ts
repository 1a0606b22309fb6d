import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler } from '@rspack/core';
import { appNameOf } from '../app-name.ts';

type Contract = typeof import('@enerabi/shared/contract');
type Describe = typeof import('@enerabi/shared/contract/describe-operation');
type Operation = import('@enerabi/shared/contract').Operation;

/**
 * Writes `contract.json` beside the browser build: an OpenAPI 3.1 document of the API's operations that the app calls,
 * as the app knows them. The gate holds it against the live API.
 */
export class ContractPlugin {
  #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('Contract', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const scripts = compilation
        .getAssets()
        .filter(({ name }) => name.endsWith('.mjs'))
        .map(({ source }) => source.source().toString());
      const document = await contractOf(this.#dir, scripts);
      if (!document) return;
      writeFileSync(path.join(compiler.outputPath, '../contract.json'), JSON.stringify(document));
    });
  }
}

/**
 * The app's own copy of the contract counts: a remote of another repository may have an older one.
 * @returns undefined if the app cannot reach the contract, and so calls no operation of it
 */
async function contractOf(dir: string, scripts: readonly string[]): Promise<object | undefined> {
  const files = contractFiles(dir);
  if (!files) return undefined;
  const [contract, { describeOperation }] = (await Promise.all(
    files.map((file) => import(pathToFileURL(file).href)),
  )) as [Contract, Describe];
  const paths: Record<string, Record<string, object>> = {};
  const used = Object.values<unknown>(contract).filter(
    (value): value is Operation => isOperation(value) && scripts.some((script) => isIn(script, value)),
  );
  for (const operation of used.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = await describeOperation(operation);
    paths[operation.path] = path;
  }
  return { openapi: '3.1.0', info: { title: appNameOf(dir), version: '1' }, paths };
}

function contractFiles(dir: string): string[] | undefined {
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  try {
    return ['contract', 'contract/describe-operation'].map((name) => resolve(`@enerabi/shared/${name}`));
  } catch {
    return undefined;
  }
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'schemas' in value && 'path' in value;

/** The bundler leaves out operations that nothing calls. */
const isIn = (script: string, { id, path }: Operation): boolean =>
  script.includes(path) && ["'", '"', '`'].some((quote) => script.includes(`${quote}${id}${quote}`));
