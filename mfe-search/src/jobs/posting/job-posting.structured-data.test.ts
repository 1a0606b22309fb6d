import { sampleFacilityDetail } from '@enerabi/shared/testing';
import { sampleJob } from '@enerabi/shared/testing/sample-jobs';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { jobPostingStructuredData } from './job-posting.structured-data.ts';

const origin = 'https://example.jp';
const written = (changes: Parameters<typeof sampleJob>[0] = {}, isAppliedForHere = false) =>
  jobPostingStructuredData(
    { facility: sampleFacilityDetail(), job: { ...sampleJob(changes), job_posting_id: 5 } },
    { origin, isAppliedForHere },
  );
const posting = (...of: Parameters<typeof written>) => written(...of)['@graph'][1];

describe('a posting for search engines (R1.3)', () => {
  it.each([
    ['of a teacher', {}],
    ['without what need not be stated', { qualifications: null, salary_max: null, annual_days_off: null }],
    ['of a dispatched assistant by the hour', { employment_status: 5, salary_unit: 'hour', job_type: 6 }],
    ['of a beginner at one pay', { employment_status: 1, salary_max: 210_000, welcomes_beginners: true }],
  ] as const)('has what Google requires and recommends: %s', async (_, changes) => {
    expect(await structuredDataFaults(written(changes))).toEqual([]);
  });

  it('has the bare name of the job, its last day in Japan, its kind and its place', () => {
    expect(posting({ title: '【急募】月給26万円！駅近の保育士', employment_status: 4 })).toMatchObject({
      title: '保育士',
      datePosted: '2026-04-01',
      validThrough: '2026-06-30T23:59:59+09:00',
      employmentType: 'PART_TIME',
      jobLocation: { address: { addressCountry: 'JP', addressRegion: '山口県', addressLocality: '下松市' } },
      hiringOrganization: { name: '社会福祉法人 花岡会' },
    });
    expect(posting({ job_type: 99, title: '送迎バスの運転手' })).toMatchObject({ title: '送迎バスの運転手' });
  });

  it('has the base pay, never a sum with fixed overtime', () => {
    const overtime = { fixed_overtime_pay: 20_000, fixed_overtime_hours: 10 };
    expect(posting(overtime)).toMatchObject({
      baseSalary: { currency: 'JPY', value: { unitText: 'MONTH', minValue: 210_000, maxValue: 260_000 } },
    });
    expect(posting({ salary_max: 210_000 })).toMatchObject({ baseSalary: { value: { value: 210_000 } } });
  });

  it('describes every condition, and a text cannot become markup', () => {
    const { description } = posting({ duties: '保育<script>\n2行目' }) as { description: string };
    expect(description).toContain('<li>仕事の内容：保育&lt;script&gt;<br>2行目</li>');
    expect(description).toContain('<li>受動喫煙を防ぐための措置：敷地内禁煙</li>');
  });

  it.each([true, false])('says that one applies here only if one can: %s (R7.3)', (isAppliedForHere) => {
    expect(posting({}, isAppliedForHere)).toMatchObject({ directApply: isAppliedForHere });
  });
});
