import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateDelayed } from '../../../testing/hydrate-delayed.tsx';
import { CheckboxField } from '../choice/checkbox-field.tsx';
import { CheckboxGroup, RadioGroup } from '../choice/choice-group.tsx';
import { SelectField } from '../select/select-field.tsx';
import { CountedTextField } from '../text/counted-text-field.tsx';
import { PasswordField } from '../text/password-field.tsx';
import { TextArea } from '../text/text-area.tsx';
import { TextField } from '../text/text-field.tsx';

const choices = [
  { value: 'a', label: '見学' },
  { value: 'b', label: '空き状況' },
];

interface HeldProps {
  initial: string;
  field: (value: string, set: (value: string) => void) => ReactNode;
}

/** A page that controls a field, and shows the field's value. */
function Held({ initial, field }: HeldProps) {
  const [value, setValue] = useState(initial);
  const [renders, setRenders] = useState(0);
  return (
    <>
      {field(value, setValue)}
      <output>{value}</output>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        もう一度
      </button>
    </>
  );
}

const heldText: Record<string, HeldProps['field']> = {
  TextField: (value, set) => (
    <TextField name="held" label="欄" value={value} onChange={({ target }) => set(target.value)} />
  ),
  CountedTextField: (value, set) => (
    <CountedTextField
      name="held"
      label="欄"
      maximum={20}
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  ),
  TextArea: (value, set) => (
    <TextArea name="held" label="欄" value={value} onChange={({ target }) => set(target.value)} />
  ),
};

describe('what is typed before the scripts come', () => {
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '欄' });

  it.each(
    Object.keys(heldText).flatMap((field) => [
      [field, ''],
      [field, '花'],
    ]),
  )('is heard by a page that holds a %s of %p, and stays', async (field, initial) => {
    const user = hydrateDelayed(<Held initial={initial} field={heldText[field] as never} />, () => {
      box().value = '花子';
    });
    expect(screen.getByRole('status')).toHaveTextContent('花子');
    await user.click(screen.getByRole('button'));
    expect(box()).toHaveValue('花子');
    await user.type(box(), 'さん');
    expect(screen.getByRole('status')).toHaveTextContent('花子さん');
  });

  it.each(['', '下書き'])('stays in an uncontrolled field of %p, and is reported', (draft) => {
    const result: string[] = [];
    hydrateDelayed(
      <TextArea
        name="own"
        label="欄"
        defaultValue={draft}
        onChange={({ target }) => result.push(target.value)}
      />,
      () => {
        box().value = '下書きの続き';
      },
    );
    expect(box()).toHaveValue('下書きの続き');
    expect(result).toEqual(['下書きの続き']);
  });

  it('is not made up where nothing was typed', () => {
    const result: string[] = [];
    const tell = (event: { target: { value: string } }) => result.push(event.target.value);
    hydrateDelayed(
      <>
        <TextField name="a" label="甲" defaultValue="花子" onChange={tell} />
        <TextField name="b" label="乙" value="花子" onChange={tell} />
        <TextArea name="c" label="丙" defaultValue="花子" onChange={tell} />
        <SelectField name="d" label="丁" onChange={tell}>
          <option value="1">一</option>
        </SelectField>
        <RadioGroup
          name="e"
          label="戊"
          choices={choices}
          value="a"
          onChange={(value) => result.push(value)}
        />
        <CheckboxGroup name="f" label="己" choices={choices} onChange={(values) => result.push(...values)} />
      </>,
      () => {},
    );
    expect(result).toEqual([]);
  });
});

describe('what is chosen before the scripts come', () => {
  it('is reported to a page that controls a select, and stays', async () => {
    const user = hydrateDelayed(
      <Held
        initial="a"
        field={(value, set) => (
          <SelectField name="held" label="種類" value={value} onChange={({ target }) => set(target.value)}>
            <option value="a">見学</option>
            <option value="b">空き状況</option>
          </SelectField>
        )}
      />,
      () => {
        screen.getByRole<HTMLSelectElement>('combobox').value = 'b';
      },
    );
    expect(screen.getByRole('status')).toHaveTextContent('b');
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('combobox')).toHaveValue('b');
  });

  it.each(['a', ''])(
    'is reported to a page that controls radio buttons at %p, and stays',
    async (initial) => {
      const user = hydrateDelayed(
        <Held
          initial={initial}
          field={(value, set) => (
            <RadioGroup name="held" label="種類" choices={choices} value={value} onChange={set} />
          )}
        />,
        () => screen.getByRole('radio', { name: '空き状況' }).click(),
      );
      expect(screen.getByRole('status')).toHaveTextContent('b');
      await user.click(screen.getByRole('button'));
      expect(screen.getByRole('radio', { name: '空き状況' })).toBeChecked();
      await user.click(screen.getByRole('radio', { name: '見学' }));
      expect(screen.getByRole('status')).toHaveTextContent('a');
    },
  );

  it('is reported for checkboxes, ticked and unticked', () => {
    const result: string[] = [];
    const listen = (values: readonly string[]) => void result.push(values.join(' '));
    hydrateDelayed(
      <CheckboxGroup name="kinds" label="種類" choices={choices} defaultValue={['a']} onChange={listen} />,
      () => {
        for (const box of screen.getAllByRole('checkbox')) box.click();
      },
    );
    expect(result.at(-1)).toBe('b');
  });

  it('is reported for a single controlled checkbox', () => {
    hydrateDelayed(
      <Held
        initial=""
        field={(value, set) => (
          <CheckboxField
            name="agreement"
            label="同意する"
            checked={value === 'yes'}
            onChange={({ target }) => set(target.checked ? 'yes' : 'no')}
          />
        )}
      />,
      () => screen.getByRole('checkbox').click(),
    );
    expect(screen.getByRole('status')).toHaveTextContent('yes');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('shows the password where that was ticked', async () => {
    const user = hydrateDelayed(<PasswordField name="password" label="パスワード" />, () =>
      screen.getByRole('checkbox').click(),
    );
    const password = screen.getByLabelText('パスワード');
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('checkbox'));
    expect(password).toHaveAttribute('type', 'password');
  });
});
