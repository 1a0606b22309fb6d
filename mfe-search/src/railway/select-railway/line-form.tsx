import type { RailwayLine } from '@enerabi/shared/contract';
import { Form, useNavigation } from '@enerabi/shared/kernel';
import { CheckboxGroup, ErrorSummary, FormScope } from '@enerabi/shared/ui';
import { type FormEvent, useState } from 'react';
import { type LineProblem, lineProblem } from '../choice.rules.ts';
import { CollectionField } from '../collection-field.tsx';
import { selectStationPath } from '../railway-address.ts';
import type { RailwayPrefecture } from '../railway-prefecture.ts';
import { SubmitBar } from '../submit-bar.tsx';
import { grouped } from './grouped.ts';
import { copy } from './line-form.copy.ts';
import styles from './line-form.module.css';

interface LineFormProps {
  prefecture: RailwayPrefecture;
  lines: readonly RailwayLine[];
  chosen: readonly number[];
  /** Problem found by the server when the form was sent without scripts. */
  problem?: LineProblem | undefined;
}

const field = 'railway_line_ids[]';
const chosenIn = (form: HTMLFormElement): number => new FormData(form).getAll(field).length;

/** A plain GET form that leads to the page of the stations, with the lines in its address. */
export function LineForm({ prefecture, lines, chosen, problem: found }: LineFormProps) {
  const [problem, setProblem] = useState(found);
  const [attempt, setAttempt] = useState(0);
  const [count, setCount] = useState<number>();
  const action = selectStationPath(prefecture.id);
  const isPending = useNavigation().location?.pathname === action;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const met = lineProblem(chosenIn(event.currentTarget));
    setProblem(met);
    setAttempt(attempt + 1);
    if (met) event.preventDefault();
  };
  return (
    <Form
      className={styles.form}
      method="get"
      action={action}
      onSubmit={submit}
      onChange={({ currentTarget }) => setCount(chosenIn(currentTarget))}
    >
      <CollectionField {...prefecture} />
      <div>
        <h2>{copy.title}</h2>
        <p className={styles.hint}>{copy.hint}</p>
      </div>
      {problem && (
        <FormScope value={scopeOf(0)}>
          <ErrorSummary
            title={copy.problemTitle}
            errors={[{ name: field, message: copy.problems[problem] }]}
            attempt={attempt}
          />
        </FormScope>
      )}
      <Operators lines={lines} chosen={chosen} />
      <SubmitBar
        chosen={count === undefined ? '' : copy.chosen(count)}
        isTooMany={lineProblem(count ?? 0) === 'too_many_lines'}
        pending={isPending}
      >
        {copy.submit}
      </SubmitBar>
    </Form>
  );
}

/** Each group has its own ids; the error summary links to the first group. */
const scopeOf = (at: number): string => `operator-${at}`;

const Operators = ({ lines, chosen }: Pick<LineFormProps, 'lines' | 'chosen'>) => (
  <div className={styles.operators}>
    {grouped(lines, ({ operator }) => operator).map(([operator, own], at) => (
      <div key={operator} className={styles.operator}>
        <FormScope value={scopeOf(at)}>
          <CheckboxGroup
            name={field}
            label={operator}
            choices={own.map(({ railway_line_id, name, stations }) => ({
              value: String(railway_line_id),
              label: copy.line(name, stations),
            }))}
            defaultValue={chosen.map(String)}
          />
        </FormScope>
      </div>
    ))}
  </div>
);
