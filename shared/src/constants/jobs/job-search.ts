/** Conditions, sorts and limits of the job search. */

/** A yes-or-no condition of the job search: the posting states it. */
interface JobFlagRow {
  /** The label of its box, and of the condition when it is set. */
  label: string;
  /** The group of filters that contains its box. */
  filter: 'hours' | 'support';
}

/** Every flag of a job posting, once. Table, contract, addresses, filters, labels, counts and imports follow this table. */
export const jobFlags = {
  has_no_night_shift: { label: '夜勤なし', filter: 'hours' },
  has_weekends_off: { label: '土日休み', filter: 'hours' },
  has_rented_housing: { label: '借り上げ社宅あり', filter: 'support' },
  supports_qualification: { label: '資格取得支援あり', filter: 'support' },
  welcomes_returners: { label: 'ブランク可', filter: 'support' },
  welcomes_beginners: { label: '未経験可', filter: 'support' },
  accepts_visits: { label: '応募の前に園見学できる', filter: 'support' },
} as const satisfies Record<string, JobFlagRow>;

export type JobFlag = keyof typeof jobFlags;
export const jobFlagNames = Object.keys(jobFlags) as JobFlag[];

/** @returns a value for each flag, in the order of the table */
export const forEachJobFlag = <T>(make: (flag: JobFlag) => T): Record<JobFlag, T> =>
  Object.fromEntries(jobFlagNames.map((flag) => [flag, make(flag)])) as Record<JobFlag, T>;

/**
 * `standard`: nearest first if there is a position, else best match first if there is a keyword, else newest first.
 * `salary`: highest lowest pay an hour first; `updated`: confirmed most recently first.
 */
export const jobSorts = ['standard', 'new', 'salary', 'distance', 'updated'] as const;
export type JobSort = (typeof jobSorts)[number];

export const jobsPerPage = 20;
/** Postings of one part of the feed for aggregators. */
export const mostJobsInFeedPart = 500;

/** Choices of a search, each with its count. Yen a month and yen an hour, at least. */
export const monthlySalaries = [180_000, 200_000, 220_000, 240_000, 260_000, 280_000, 300_000] as const;
export const hourlySalaries = [1_100, 1_200, 1_300, 1_400, 1_500, 1_700, 2_000] as const;
/** Days off a year, at least. */
export const annualDaysOff = [105, 110, 115, 120, 125] as const;
/** Hours of overtime a month, at most, on average. */
export const monthlyOvertimeHours = [0, 5, 10, 20] as const;
