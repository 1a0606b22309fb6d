import { childClasses } from '@enerabi/shared/constants';
import type { Vacancy } from '@enerabi/shared/contract';
import { Disclosure, Stack } from '@enerabi/shared/ui';
import { Sparkline } from './sparkline.tsx';
import { copy } from './vacancy-history.copy.ts';
import styles from './vacancy-history.module.css';
import { type ClassHistory, classHistories, type Trend, trendMeasures } from './vacancy-trend.rules.ts';

/** Shows on demand how the figures of each class changed; nothing if they are known for one day only. */
export function VacancyHistory({ days }: { days: readonly Vacancy[] }) {
  const histories = classHistories(days);
  if (histories.length === 0) return null;
  return (
    <Disclosure summary={<h3 className={styles.title}>{copy.title}</h3>}>
      <Stack gap="2">
        <p className={styles.lead}>
          {copy.lead(days.length)}
          <span className={styles.hint}>{copy.hint}</span>
        </p>
        {histories.map((history) => (
          <Disclosure key={history.child_class_id} summary={<Summary history={history} />}>
            <Days history={history} />
          </Disclosure>
        ))}
      </Stack>
    </Disclosure>
  );
}

/** The short form omits the enrolled children, who follow from the other two figures; the table has them. */
const inShort = (trends: readonly Trend[]): readonly Trend[] => {
  const [first, second] = trends;
  return first?.measure === 'accepted' && second?.measure === 'waiting'
    ? [first, second]
    : trends.slice(0, 1);
};

function Summary({ history: { child_class_id, trends } }: { history: ClassHistory }) {
  const [first] = trends;
  return (
    <span className={styles.summary}>
      <span className={styles.class}>{childClasses[child_class_id]}</span>
      {first && <Sparkline points={first.points} />}
      <span className={styles.trends}>
        {inShort(trends).map((trend) => {
          const { begin, verb } = copy.trend(trend);
          return (
            <span key={trend.measure}>
              {begin}
              <span className={styles.verb}>{verb}</span>
            </span>
          );
        })}
      </span>
    </span>
  );
}

function Days({ history: { child_class_id, days } }: { history: ClassHistory }) {
  const measures = trendMeasures.filter(
    (measure) => measure === 'accepted' || days.some(({ figures }) => figures[measure] !== null),
  );
  return (
    <table className={styles.days}>
      <caption>{copy.caption(childClasses[child_class_id])}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.headings.as_of}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {copy.headings[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ as_of, figures }) => (
          <tr key={as_of}>
            <th scope="row">
              <Day date={as_of} />
            </th>
            {measures.map((measure) => (
              <td key={measure}>
                {measure === 'accepted' ? copy.accepted(figures) : copy.people(figures[measure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** If it does not fit on one line, the year gets a line of its own. */
function Day({ date }: { date: string }) {
  const { year, monthDay } = copy.day(date);
  return (
    <time dateTime={date}>
      {year}
      <wbr />
      {monthDay}
    </time>
  );
}
