import { type Function as FunctionNode, type JSXElement, type Node, parseSync, Visitor } from 'oxc-parser';

interface Range {
  start: number;
  end: number;
}

/**
 * How each specimen of a sheet is written, in their order: the source of what `render` returns, as a page would have it.
 * Components of the gallery's own, such as `<Stack>`, give way to what they hold or, holding nothing, to what they are
 * made of.
 * @param source of a specimen sheet
 * @returns null for a specimen that another file makes, such as a list of tokens: it has to say so itself
 */
export function usagesOf(source: string): (string | null)[] {
  const { renders, components, elements } = readSheet(source);
  const nameOf = ({ openingElement: { name } }: JSXElement) =>
    name.type === 'JSXIdentifier' ? name.name : '';
  const own = elements.filter((element) => components.has(nameOf(element)));

  /** The parts of an expression that a usage shows: its statements, if it has any, and its result. */
  const shown = (node: Node | null | undefined): Range[] => {
    if (node?.type === 'Identifier') return shown(components.get(node.name));
    if (isFunction(node)) return bodyOf(node);
    if (node?.type === 'JSXFragment') return held(node.children);
    return node?.type === 'JSXElement' && own.includes(node) ? contents(node) : node ? [node] : [];
  };

  const bodyOf = ({ body }: AnyFunction): Range[] => {
    if (body?.type !== 'BlockStatement') return shown(body);
    const last = body.body.at(-1);
    const before = body.body.slice(0, -1);
    return [...held(before), ...(last?.type === 'ReturnStatement' ? shown(last.argument) : [])];
  };

  const contents = (element: JSXElement): Range[] => {
    const children = element.children.filter((child) => child.type !== 'JSXText' || child.value.trim());
    const [only] = children;
    if (!only) return shown(components.get(nameOf(element)));
    const call = only.type === 'JSXExpressionContainer' ? only.expression : undefined;
    return call && isFunction(call as Node) ? shown(call as Node) : held(children);
  };

  /** From the first of them to the last. */
  const held = (nodes: readonly Range[]): Range[] => {
    const [first] = nodes;
    const last = nodes.at(-1);
    return first && last
      ? [{ start: first.start + source.slice(first.start).search(/\S/), end: last.end }]
      : [];
  };

  const indentAt = (start: number): string =>
    /^ */.exec(source.slice(source.lastIndexOf('\n', start) + 1))?.[0] ?? '';

  /** Without the indentation that it has in the sheet. */
  const textOf = ({ start, end }: Range): string => {
    let text = '';
    let from = start;
    for (const element of own) {
      const inner = contents(element).at(-1);
      if (!inner || element.start < from || element.end > end) continue;
      text += source.slice(from, element.start);
      text += textOf(inner).replaceAll('\n', `\n${indentAt(element.start)}`);
      from = element.end;
    }
    return (text + source.slice(from, end)).replaceAll(`\n${indentAt(start)}`, '\n').trimEnd();
  };

  return renders.map((render) => shown(render).map(textOf).join('\n') || null);
}

/** The parts of a sheet's source that usages are made of. */
function readSheet(source: string) {
  const { program, errors } = parseSync('sheet.tsx', source, { preserveParens: false });
  if (errors[0]) throw new Error(errors[0].message);
  const renders: Node[] = [];
  /** The gallery's own: those of this file with what they are made of, and names of those that are imported. */
  const components = new Map<string, Node | undefined>();
  const elements: JSXElement[] = [];
  new Visitor({
    ImportDeclaration({ source: { value: from }, specifiers }) {
      if (from.startsWith('.')) for (const { local } of specifiers) components.set(local.name, undefined);
    },
    FunctionDeclaration(node) {
      if (node.id) components.set(node.id.name, node);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && isFunction(init)) components.set(id.name, init);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'render') renders.push(value);
    },
    JSXElement(node) {
      elements.push(node);
    },
  }).visit(program);
  return { renders, components, elements };
}

type AnyFunction = Extract<Node, { type: 'ArrowFunctionExpression' }> | FunctionNode;

const isFunction = (node: Node | null | undefined): node is AnyFunction =>
  node?.type === 'ArrowFunctionExpression' ||
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression';
