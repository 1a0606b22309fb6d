import { walkMinutes } from '@enerabi/shared/constants';
import type { RailwayStation } from '@enerabi/shared/contract';
import { Link, useNavigate, useNavigation } from '@enerabi/shared/kernel';
import { ErrorSummary, FilterChip, FormScope, RadioGroup } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import { type FormEvent, useState } from 'react';
import { stationProblem } from '../choice.rules.ts';
import { CollectionField } from '../collection-field.tsx';
import {
  readRailwayChoice,
  resultsNearAddress,
  resultsPath,
  selectRailwayAddress,
  selectStationAddress,
  selectStationPath,
} from '../railway-address.ts';
import { grouped } from '../select-railway/grouped.ts';
import { SubmitBar } from '../submit-bar.tsx';
import { LineStations, stationField } from './line-stations.tsx';
import { copy } from './select-station.copy.ts';
import type { StationStep } from './select-station.loader.ts';
import styles from './station-form.module.css';

/**
 * With scripts it navigates straight to the results. Without, it is sent to its own page, whose loader checks it and
 * redirects. Both keep the choice if there is a problem.
 */
export function StationForm(loaded: StationStep) {
  const { prefecture, stations, chosen, walk_minutes } = loaded;
  const [problem, setProblem] = useState(loaded.problem);
  const [attempt, setAttempt] = useState(0);
  const [count, setCount] = useState<number>();
  const navigate = useNavigate();
  const isPending = useNavigation().location?.pathname === resultsPath(prefecture);
  const byLine = grouped(stations, ({ railway_line_id }) => railway_line_id);
  const recount = (form: HTMLFormElement) => setCount(choiceIn(form).station_ids.length);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const choice = choiceIn(event.currentTarget);
    const met = stationProblem(choice.station_ids.length);
    setProblem(met);
    setAttempt(attempt + 1);
    if (!met) navigate(resultsNearAddress(prefecture, choice));
  };
  return (
    <form
      className={styles.form}
      method="get"
      action={selectStationPath(prefecture.id)}
      onSubmit={submit}
      onChange={({ currentTarget }) => recount(currentTarget)}
    >
      <CollectionField {...prefecture} />
      <ChosenLines prefecture={prefecture} byLine={byLine} />
      {problem && (
        <FormScope value={`line-${byLine[0]?.[0]}`}>
          <ErrorSummary
            title={copy.problemTitle}
            errors={[{ name: stationField, message: copy.problems[problem] }]}
            attempt={attempt}
          />
        </FormScope>
      )}
      <RadioGroup
        name="walk_minutes"
        label={copy.walk}
        layout="inline"
        choices={walkMinutes.map((minutes) => ({ value: String(minutes), label: copy.minutes(minutes) }))}
        defaultValue={String(walk_minutes)}
      />
      {byLine.map(([id, own]) => (
        <LineStations key={id} stations={own} chosen={chosen} onWholeLine={recount} />
      ))}
      <SubmitBar
        chosen={count === undefined ? '' : copy.chosen(count)}
        isTooMany={stationProblem(count ?? 0) === 'too_many_stations'}
        pending={isPending}
        icon={<SearchIcon size="small" />}
      >
        {prefecture.collection ? copy.submitJobs : copy.submit}
      </SubmitBar>
      {loaded.credits.length > 0 && <p className={styles.credit}>{copy.credit(loaded.credits)}</p>}
    </form>
  );
}

const choiceIn = (form: HTMLFormElement) =>
  readRailwayChoice(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );

interface ChosenLinesProps extends Pick<StationStep, 'prefecture'> {
  byLine: readonly (readonly [number, readonly RailwayStation[]])[];
}

/** Each line can be removed; the link for choosing lines starts with these. */
function ChosenLines({ prefecture, byLine }: ChosenLinesProps) {
  const ids = byLine.map(([id]) => id);
  const without = (id: number) => ids.filter((other) => other !== id);
  return (
    <div className={styles.lines}>
      <p className={styles.linesTitle}>{copy.lines}</p>
      <ul className={styles.chips}>
        {byLine.map(([id, [station]]) => (
          <li key={id}>
            <input type="hidden" name="railway_line_ids[]" value={id} />
            <FilterChip
              name={station?.line_name ?? ''}
              to={
                ids.length > 1
                  ? selectStationAddress(prefecture, without(id))
                  : selectRailwayAddress(prefecture)
              }
            />
          </li>
        ))}
      </ul>
      <Link className={styles.again} to={selectRailwayAddress(prefecture, ids)}>
        {copy.again}
      </Link>
    </div>
  );
}
