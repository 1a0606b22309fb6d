import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxGroup, RadioGroup } from './choice-group.tsx';

const purposes = [
  { value: '2', label: '入園先を探している', hint: 'お子さまの入園先をお探しの方' },
  { value: '1', label: '就職先を探している' },
];
const sent = () => [...new FormData(screen.getByRole('form') as HTMLFormElement)];

describe('RadioGroup', () => {
  it('is one question with its hint and error, of which one answer is sent', async () => {
    render(
      <form aria-label="お問い合わせ">
        <RadioGroup
          name="purpose"
          label="目的"
          need="required"
          hint="あとから変更できます。"
          error="目的を選択してください。"
          choices={purposes}
          layout="cards"
        />
      </form>,
    );
    const group = screen.getByRole('radiogroup', { name: '目的 必須' });
    expect(group).toHaveAccessibleDescription('あとから変更できます。 目的を選択してください。');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(sent()).toEqual([]);
    await userEvent.click(within(group).getByRole('radio', { name: /^入園先を探している/ }));
    await userEvent.keyboard('{ArrowDown}');
    expect(sent()).toEqual([['purpose', '1']]);
  });

  it('starts with an answer, and can be held by its page', async () => {
    function Held() {
      const [value, setValue] = useState('2');
      return (
        <>
          <RadioGroup name="held" label="目的" choices={purposes} value={value} onChange={setValue} />
          <output>{value}</output>
        </>
      );
    }
    render(
      <>
        <RadioGroup name="own" label="性別" choices={[{ value: 'a', label: '女性' }]} defaultValue="a" />
        <Held />
      </>,
    );
    expect(screen.getByRole('radio', { name: '女性' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '就職先を探している' }));
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });
});

describe('a choice', () => {
  it('has a sign that is visible, but not read out', () => {
    const hours = [
      {
        value: '10',
        label: (
          <>
            <span aria-hidden="true">○</span> 10時（空きあり）
          </>
        ),
      },
      {
        value: '11',
        label: (
          <>
            <span aria-hidden="true">×</span> 11時（空きなし）
          </>
        ),
        disabled: true,
      },
    ];
    render(<RadioGroup name="hour" label="時間" choices={hours} layout="inline" />);
    expect(screen.getByRole('radio', { name: '10時（空きあり）' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: '11時（空きなし）' })).toBeDisabled();
    expect(screen.getByText('○')).toBeInTheDocument();
  });

  it('is locked with its group, and sends nothing then', () => {
    render(
      <form aria-label="お問い合わせ">
        <RadioGroup name="purpose" label="目的" choices={purposes} defaultValue="2" disabled />
        <CheckboxGroup name="kinds" label="種類" choices={purposes} defaultValue={['2']} disabled />
      </form>,
    );
    for (const choice of [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')])
      expect(choice).toBeDisabled();
    expect(sent()).toEqual([]);
  });
});

describe('CheckboxGroup', () => {
  it('reports all chosen values, in the order of the choices', async () => {
    const result: (readonly string[])[] = [];
    render(
      <>
        <CheckboxGroup
          name="other"
          label="ほか"
          choices={[{ value: '9', label: '園庭' }]}
          defaultValue={['9']}
        />
        <CheckboxGroup
          name="kinds"
          label="種類"
          choices={purposes}
          onChange={(values) => result.push(values)}
        />
      </>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: '就職先を探している' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^入園先を探している/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: '就職先を探している' }));
    expect(result).toEqual([['1'], ['2', '1'], ['2']]);
  });

  it('sends each answer under one name; what cannot be chosen is not', async () => {
    render(
      <form aria-label="お問い合わせ">
        <CheckboxGroup
          name="kinds"
          label="種類"
          error="種類を1つ以上選択してください。"
          choices={[
            { value: '1', label: '見学' },
            { value: '2', label: '空き状況' },
            { value: '3', label: '一時預かり', disabled: true },
          ]}
          defaultValue={['2']}
        />
      </form>,
    );
    const group = within(screen.getByRole('group', { name: '種類' }));
    for (const box of group.getAllByRole('checkbox')) expect(box).toBeInvalid();
    await userEvent.click(group.getByRole('checkbox', { name: '見学' }));
    await userEvent.click(group.getByRole('checkbox', { name: '一時預かり' }));
    expect(sent()).toEqual([
      ['kinds', '1'],
      ['kinds', '2'],
    ]);
  });
});

describe('CheckboxField', () => {
  it('says what is agreed to before it asks', async () => {
    render(
      <CheckboxField
        name="agreement"
        label="利用規約に同意する"
        need="required"
        error="送信するには、同意が必要です。"
      >
        <p>入力した内容は園へ送られます。</p>
      </CheckboxField>,
    );
    const box = screen.getByRole('checkbox', { name: '利用規約に同意する 必須' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('送信するには、同意が必要です。');
    await userEvent.click(screen.getByText('利用規約に同意する'));
    expect(box).toBeChecked();
  });
});
