import { childClasses, childClassIds, keywordMaxLength, travelModes } from '@enerabi/shared/constants';
import { Form } from '@enerabi/shared/kernel';
import { Button, CheckboxGroup, Panel, RadioGroup, SelectField, TextField } from '@enerabi/shared/ui';
import { copy } from '../planner.copy.ts';
import { type DayPart, dayParts, type PlannerState, pinnedFields, plannerPath } from '../planner-address.ts';
import styles from './conditions-form.module.css';

const weekdays = [1, 2, 3, 4, 5, 6];

interface ConditionsFormProps {
  state: PlannerState;
  /** Names that are suggested. */
  stations: readonly string[];
  /** Whether no station has the name that was typed. */
  isStartUnknown: boolean;
}

const stationsId = 'nearby-stations';

/** When a family can come, and how it travels: a GET form, whose address can be shared. */
export function ConditionsForm({ state, stations, isStartUnknown }: ConditionsFormProps) {
  const { conditions } = copy;
  const hidden = [...state.facilities.map((name): [string, string] => ['f', name]), ...pinnedFields(state)];
  return (
    <Panel as={Form} action={plannerPath} padding="section" gap="5" preventScrollReset>
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <CheckboxGroup
        name="weekday"
        label={conditions.weekdays}
        hint={conditions.weekdaysHint}
        layout="inline"
        choices={weekdays.map((day) => ({ value: String(day), label: conditions.weekday[day] }))}
        defaultValue={state.weekdays.map(String)}
      />
      <RadioGroup
        name="part"
        label={conditions.part}
        layout="inline"
        choices={(Object.keys(dayParts) as DayPart[]).map((part) => ({
          value: part,
          label: conditions.parts[part],
        }))}
        defaultValue={state.part}
      />
      <RadioGroup
        name="mode"
        label={conditions.travel}
        layout="inline"
        choices={travelModes.map((mode) => ({ value: mode, label: conditions.modes[mode] }))}
        defaultValue={state.travelMode}
      />
      <TextField
        name="from"
        label={conditions.start}
        hint={conditions.startHint}
        error={isStartUnknown ? conditions.startUnknown(state.start) : undefined}
        defaultValue={state.start}
        maxLength={keywordMaxLength}
        width="medium"
        autoComplete="off"
        list={stationsId}
        suffix={conditions.station}
      />
      <datalist id={stationsId}>
        {stations.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={styles.pair}>
        <SelectField name="most" label={conditions.most} defaultValue={String(state.mostPerDay)}>
          {[1, 2, 3, 4].map((count) => (
            <option key={count} value={count}>
              {conditions.mostOf(count)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="class"
          label={conditions.childClass}
          defaultValue={state.childClass === null ? '' : String(state.childClass)}
        >
          <option value="">{conditions.anyClass}</option>
          {childClassIds.map((id) => (
            <option key={id} value={id}>
              {childClasses[id]}
            </option>
          ))}
        </SelectField>
      </div>
      <p>
        <Button type="submit">{conditions.submit}</Button>
      </p>
    </Panel>
  );
}
