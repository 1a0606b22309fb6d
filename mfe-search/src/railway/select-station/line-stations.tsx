import type { RailwayStation } from '@enerabi/shared/contract';
import { Button, CheckboxGroup, FormScope, VisuallyHidden } from '@enerabi/shared/ui';
import { type MouseEvent, useRef, useSyncExternalStore } from 'react';
import styles from './line-stations.module.css';
import { copy } from './select-station.copy.ts';

export const stationField = 'station_ids[]';

interface LineStationsProps {
  /** Stations of a line, in the line's order. */
  stations: readonly RailwayStation[];
  chosen: readonly number[];
  /** Called when all stations of the line were checked or unchecked at once. */
  onWholeLine: (form: HTMLFormElement) => void;
}

export function LineStations({ stations, chosen, onWholeLine }: LineStationsProps) {
  const group = useRef<HTMLDivElement>(null);
  const [first] = stations;
  if (!first) return null;
  const { railway_line_id, line_name, operator } = first;
  return (
    <div ref={group} className={styles.line}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {line_name} <span className={styles.count}>{copy.stations(stations.length)}</span>
        </h2>
        <WholeLine line={line_name} group={group} onChange={onWholeLine} />
      </div>
      <FormScope value={`line-${railway_line_id}`}>
        <CheckboxGroup
          name={stationField}
          label={`${line_name}（${operator}）`}
          isLabelHidden
          choices={stations.map(({ station_id, name }) => ({ value: String(station_id), label: name }))}
          defaultValue={chosen.map(String)}
        />
      </FormScope>
    </div>
  );
}

const never = () => () => {};

interface WholeLineProps {
  line: string;
  group: { current: HTMLDivElement | null };
  onChange: (form: HTMLFormElement) => void;
}

/** Rendered only with scripts, which it needs. */
function WholeLine({ line, group, onChange }: WholeLineProps) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!hasScripts) return null;
  const set =
    (isChosen: boolean) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      for (const box of group.current?.querySelectorAll('input') ?? []) box.checked = isChosen;
      if (currentTarget.form) onChange(currentTarget.form);
    };
  return (
    <div className={styles.whole}>
      <Button kind="plain" size="small" onClick={set(true)}>
        {copy.all}
        <VisuallyHidden>{copy.ofLine(line)}</VisuallyHidden>
      </Button>
      <Button kind="plain" size="small" onClick={set(false)}>
        {copy.none}
        <VisuallyHidden>{copy.ofLine(line)}</VisuallyHidden>
      </Button>
    </div>
  );
}
