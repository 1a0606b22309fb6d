import { childClasses, childClassIds } from '@enerabi/shared/constants';
import { Disclosure } from '@enerabi/shared/ui';
import { copy } from './child.copy.ts';
import styles from './child-section.module.css';

/** Every class with its birthdays, for families with several children, and for browsers without scripts. */
export const ClassTable = ({ fiscalYear }: { fiscalYear: number }) => (
  <div className={styles.table}>
    <Disclosure summary={copy.table(fiscalYear)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.tableClass}</th>
            <th scope="col">{copy.tableBirthday}</th>
          </tr>
        </thead>
        <tbody>
          {childClassIds.map((id) => (
            <tr key={id}>
              <th scope="row">{childClasses[id]}</th>
              <td>
                {id === 0
                  ? copy.from(`${fiscalYear - 1}-04-02`)
                  : copy.between(`${fiscalYear - id - 1}-04-02`, `${fiscalYear - id}-04-01`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  </div>
);
