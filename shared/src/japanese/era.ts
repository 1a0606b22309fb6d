interface Era {
  name: string;
  /** The era's first day, `YYYY-MM-DD`. */
  from: string;
}

/** Newest first. Meiji begins in 1873 here, since Japan used another calendar before. */
const eras: readonly Era[] = [
  { name: '令和', from: '2019-05-01' },
  { name: '平成', from: '1989-01-08' },
  { name: '昭和', from: '1926-12-25' },
  { name: '大正', from: '1912-07-30' },
  { name: '明治', from: '1868-01-01' },
];
const firstYear = 1873;

function inEra({ name, from }: Era, year: number): string {
  const count = year - Number(from.slice(0, 4)) + 1;
  return `${name}${count === 1 ? '元' : count}年`;
}

/**
 * The year of a day in its era (元号法, and the proclamations before it).
 * @param date `YYYY-MM-DD`, in Japan
 * @returns `令和6年`, `令和元年`; '' before 1873
 */
export function eraYear(date: string): string {
  const year = Number(date.slice(0, 4));
  const era = year >= firstYear && eras.find(({ from }) => from <= date);
  return era ? inEra(era, year) : '';
}

/**
 * A year with its era years; a year may belong to two eras.
 * @returns `2024年（令和6年）`, `2019年（平成31年・令和元年）`; without eras before 1873
 */
export function yearWithEra(year: number): string {
  const atBothEnds = new Set([eraYear(`${year}-01-01`), eraYear(`${year}-12-31`)]);
  const names = [...atBothEnds].filter((name) => name !== '').join('・');
  return names === '' ? `${year}年` : `${year}年（${names}）`;
}
