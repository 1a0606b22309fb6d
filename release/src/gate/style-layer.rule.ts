import type { Finding, GateInput } from './finding.ts';

/** The layer of an app's own rules, such as `remote.search`. */
export const layerOf = (app: string): string => `remote.${app.replace(/^mfe-/, '')}`;

/**
 * The order of layers is fixed by the document, so that the styles of two remotes never conflict. A rule outside a layer
 * would beat every other one, on every page of the document.
 */
export function styleLayerFindings({ app, styles = {} }: GateInput): Finding[] {
  if (app === 'shell') return [];
  const own = layerOf(app);
  const allowed = new Set(['ui', own]);
  return Object.entries(styles).flatMap(([subject, css]) => {
    const outside = topLevel(css).filter(
      (prelude) => !layerNames(prelude)?.every((name) => allowed.has(name) || name.startsWith(`${own}.`)),
    );
    const [first] = outside;
    if (first === undefined) return [];
    return {
      rule: 'style_layer' as const,
      subject,
      detail: `has ${outside.length === 1 ? 'a rule' : `${outside.length} rules`} outside its layer, such as \`${first.slice(0, 60)}\``,
      remedy: `put them into \`@layer ${own} { … }\`, or give --force`,
      isForcible: true,
    };
  });
}

/** The names of `@layer a, b`; undefined for any other rule. */
const layerNames = (prelude: string): string[] | undefined =>
  /^@layer\s+(.+)$/s
    .exec(prelude)?.[1]
    ?.split(',')
    .map((name) => name.trim());

/** Lists the text before each block or semicolon at the top level of a style sheet. */
function topLevel(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let prelude = '';
  // Comments and strings may hold braces.
  for (const [token] of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\s\S]/g)) {
    if (token.startsWith('/*')) continue;
    if (depth === 0 && (token === '{' || token === ';')) {
      found.push(prelude.trim());
      prelude = '';
    } else if (depth === 0 && token !== '}') prelude += token;
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
  }
  return [...found, prelude.trim()].filter((text) => text !== '');
}
