import { describe, expect, it } from '@jest/globals';
import { usagesOf } from './usages.ts';

const usage = (render: string, rest = '') =>
  usagesOf(
    `import { Stack } from './stack.tsx';\nexport const specimens = [{\n  render: ${render},\n}];\n${rest}`,
  )[0];

describe('the usage of a specimen', () => {
  it('is what is rendered, as it is written', () => {
    expect(usage('() => <Button onClick={() => save(1)}>{words}</Button>')).toBe(
      '<Button onClick={() => save(1)}>{words}</Button>',
    );
    expect(usage('() => (\n    <Tag\n      kind="strong"\n    />\n  )')).toBe('<Tag\n  kind="strong"\n/>');
  });

  it('has no indentation of the sheet, but that of the lines within', () => {
    expect(usage('() => (\n    <Card>\n      <p>\n        one\n      </p>\n    </Card>\n  )')).toBe(
      '<Card>\n  <p>\n    one\n  </p>\n</Card>',
    );
  });

  it('leaves out what only the gallery has around it, wherever it is', () => {
    expect(usage('() => (\n    <Stack>\n      <Tag />\n      <Tag />\n    </Stack>\n  )')).toBe(
      '<Tag />\n<Tag />',
    );
    expect(usage('() => (\n    <>\n      <Tag />\n      <Tag />\n    </>\n  )')).toBe('<Tag />\n<Tag />');
    expect(
      usage(
        '() => (\n    <Form>\n      <Stack>\n        <p>\n          one\n        </p>\n        <Tag />\n      </Stack>\n    </Form>\n  )',
      ),
    ).toBe('<Form>\n  <p>\n    one\n  </p>\n  <Tag />\n</Form>');
  });

  it('is what a state is handed to', () => {
    const held = 'function Held({ children }) {\n  const state = useState(1);\n  return children(state);\n}';
    expect(usage('() => <Held>{(state) => <Tabs at={state} />}</Held>', held)).toBe('<Tabs at={state} />');
  });

  it('has the statements of a component of the sheet', () => {
    const saving = [
      'function Saving() {',
      '  const [isSaving, setSaving] = useState(false);',
      '  return (',
      '    <Stack>',
      '      <Button pending={isSaving} />',
      '    </Stack>',
      '  );',
      '}',
    ].join('\n');
    const shown = 'const [isSaving, setSaving] = useState(false);\n<Button pending={isSaving} />';
    expect(usage('Saving', saving)).toBe(shown);
    expect(usage('() => <Saving />', saving)).toBe(shown);
    expect(usage('() => <Form><Saving /></Form>', saving)).toBe('<Form><Button pending={isSaving} /></Form>');
  });

  it('is nothing where another file makes it', () => {
    expect(usage('() => <Stack />')).toBeNull();
  });

  it('is told for each specimen', () => {
    expect(usagesOf('[{ render: () => <A /> }, { render: () => <B /> }]')).toEqual(['<A />', '<B />']);
  });
});

it('a sheet that is no TypeScript is refused', () => {
  expect(() => usagesOf('const')).toThrow();
});
