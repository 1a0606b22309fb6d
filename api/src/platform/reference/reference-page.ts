import type { JsonSchema } from '@enerabi/shared/contract/describe-operation';
import { html, raw } from 'hono/html';
import type { OpenApi, OpenApiOperation } from './openapi.ts';
import { referenceStyle } from './reference-style.ts';
import { limitsOf, type SchemaRow, schemaRows, typeOf } from './schema-rows.ts';

/** The reference page: the OpenAPI document as one HTML page, without scripts. */
export const referencePage = (document: OpenApi) => html`<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${document.info.title}</title>
    <style>${raw(referenceStyle)}</style>
  </head>
  <body>
    <header>
      <h1>${document.info.title} <small>${document.info.version}</small></h1>
      <p>${document.info.description} <a href="/api/openapi.json">OpenAPI 3.1</a></p>
      <nav aria-label="操作一覧"><ul>
        ${operationsOf(document).map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
      </ul></nav>
    </header>
    <main>
      ${operationsOf(document).map(operationSection)}
      <section aria-labelledby="problem">
        <h2 id="problem">エラー <span lang="en">Problem</span></h2>
        <p><code>application/problem+json</code> (RFC 9457)</p>
        ${fieldTable(schemaRows(document.components.schemas.Problem as JsonSchema))}
      </section>
    </main>
  </body>
</html>`;

interface Entry {
  path: string;
  method: string;
  operation: OpenApiOperation;
}

const operationsOf = (document: OpenApi): Entry[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

const operationSection = ({ path, method, operation }: Entry) => html`
  <section aria-labelledby="${operation.operationId}">
    <h2 id="${operation.operationId}">${operation.summary} <span lang="en">${operation.operationId}</span></h2>
    <p class="address"><b>${method}</b> <code>${path}</code></p>
    <p>${accessOf(operation)}</p>
    ${operation.description ? html`<p>${operation.description}</p>` : ''}
    <h3>パラメーター <span lang="en">Query</span></h3>
    ${fieldTable(operation.parameters.map(parameterRow))}
    ${Object.entries(operation.responses).map(
      ([status, { description, content }]) => html`
        <h3>${status} <span lang="en">${description}</span></h3>
        ${Object.values(content).map(({ schema }) =>
          '$ref' in schema ? html`<p><a href="#problem">Problem</a></p>` : fieldTable(schemaRows(schema)),
        )}`,
    )}
  </section>`;

function accessOf({ security }: OpenApiOperation): string {
  if (security.length === 0) return 'だれでも呼び出せます。';
  return security.some((one) => Object.keys(one).length === 0)
    ? 'だれでも呼び出せます。ログイン中は、会員として答えます。'
    : 'ログインが必要です。';
}

const parameterRow = ({
  name,
  in: place,
  required,
  schema,
  description,
}: OpenApiOperation['parameters'][number]): SchemaRow => {
  const value = schema.type === 'array' ? (schema.items as JsonSchema) : schema;
  return {
    name,
    type: typeOf(value),
    isRequired: required,
    note: [place === 'header' && 'HTTPヘッダー', limitsOf({ ...value, default: schema.default }), description]
      .filter(Boolean)
      .join(' · '),
  };
};

const fieldTable = (rows: readonly SchemaRow[]) => html`
  <table>
    <thead><tr><th scope="col">名前</th><th scope="col">型</th><th scope="col">必須</th><th scope="col">制約</th></tr></thead>
    <tbody>
      ${rows.map(
        ({ name, type, isRequired, note }) => html`
          <tr><th scope="row"><code>${name}</code></th><td>${type}</td><td>${isRequired ? '必須' : ''}</td><td>${note}</td></tr>`,
      )}
    </tbody>
  </table>`;
