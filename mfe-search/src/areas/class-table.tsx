import type { FacilityCounts } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { Phrases, Stack } from '@enerabi/shared/ui';
import { className, copy } from './area.copy.ts';
import styles from './area.module.css';

/** Counts the facilities with each class, and those with a vacancy in it; each count links to its list. */
export function ClassTable({ counts, list }: { counts: FacilityCounts; list: string }) {
  if (counts.child_classes.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="area-classes">
      <h2 id="area-classes">{copy.classes.title}</h2>
      <p>{copy.classes.lead}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {[copy.classes.className, copy.classes.offered, copy.classes.vacant].map((head) => (
              <th key={head} scope="col">
                <Phrases>{head}</Phrases>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.child_classes.map(({ child_class_id: id, facilities, with_vacancy }) => (
            <tr key={id}>
              <th scope="row">{className(id)}</th>
              <td>
                <Link to={`${list}&child_class_id=${id}`}>{copy.count(facilities)}</Link>
              </td>
              <td>
                {with_vacancy > 0 ? (
                  <Link
                    to={`${list}&child_class_id=${id}&has_vacancy=true`}
                    aria-label={`${copy.classes.find(className(id))} ${copy.count(with_vacancy)}`}
                  >
                    {copy.count(with_vacancy)}
                  </Link>
                ) : (
                  copy.count(0)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
