import type { FacilityDetail } from '@enerabi/shared/contract';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@enerabi/shared/ui/icons';
import type { Change } from '../compare-choice/chosen.rules.ts';
import { copy } from './comparison.copy.ts';
import styles from './comparison-table.module.css';

/** Submit buttons of the form around the table; each button's value is a change. */
export const ColumnControls = ({ facilities }: { facilities: readonly FacilityDetail[] }) => (
  <tr>
    <th scope="row">
      <span>{copy.columns}</span>
    </th>
    {facilities.map(({ path_name, name }, at) => (
      <td key={path_name}>
        <span className={styles.buttons}>
          <ColumnButton kind="earlier" facility={path_name} label={copy.earlier(name)} disabled={at === 0}>
            <ChevronLeftIcon size="small" />
          </ColumnButton>
          <ColumnButton kind="remove" facility={path_name} label={copy.remove(name)}>
            <CloseIcon size="small" />
          </ColumnButton>
          <ColumnButton
            kind="later"
            facility={path_name}
            label={copy.later(name)}
            disabled={at === facilities.length - 1}
          >
            <ChevronRightIcon size="small" />
          </ColumnButton>
        </span>
      </td>
    ))}
  </tr>
);

interface ColumnButtonProps {
  kind: Change['kind'];
  facility: string;
  label: string;
  disabled?: boolean;
  children: React.ReactNode;
}

const ColumnButton = ({ kind, facility, label, disabled, children }: ColumnButtonProps) => (
  <button
    type="submit"
    className={styles.button}
    name={kind}
    value={facility}
    aria-label={label}
    title={label}
    disabled={disabled}
  >
    {children}
  </button>
);
