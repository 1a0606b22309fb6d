import { describe, expect, it } from '@jest/globals';
import { jobsInJsonLd } from './job-json-ld.ts';
import { jobsInXml } from './job-xml.ts';
import { dayOf } from './published-day.ts';

const columns = new Set(['title', 'duties', 'hours', 'path_name', 'salary_min', 'daily_schedule']);
const xml = (content: string) => jobsInXml(content, columns);
const jsonLd = (document: unknown) => jobsInJsonLd(document, columns);

describe('an XML feed of postings', () => {
  it('has texts as they were written', () => {
    const [post] = xml(
      '<?xml version="1.0"?><!-- feed --><source><job><title><![CDATA[ 保育士 <正社員> ]]]]><![CDATA[> &amp; ]]></title>' +
        '<hours>8:30&#x301C;17:30&lt;br&gt;&amp;amp;</hours><salary_min>0210000</salary_min></job></source>',
    );
    expect(post).toEqual({
      fault: null,
      texts: {
        title: '保育士 <正社員> ]]> &amp;',
        hours: '8:30〜17:30<br>&amp;',
        salary_min: '0210000',
      },
    });
  });

  it('says in the aggregators’ elements what has none of its own', () => {
    const aggregators =
      '<description>保育</description><date>Wed, 20 May 2026 16:00:00 GMT</date><company>花岡会</company>' +
      '<referencenumber>a-5</referencenumber><jobtype>parttime</jobtype><category>保育士</category>' +
      '<expirationdate>Tue, 30 Jun 2026 00:00:00 +0900</expirationdate><salary>時給1,500円</salary>';
    expect(xml(`<source><job>${aggregators}</job></source>`)[0]?.texts).toEqual({
      duties: '保育',
      posted_on: '2026-05-21',
      employer_name: '花岡会',
      path_name: 'a-5',
      employment_status: 'パート・アルバイト',
      job_type: '保育士',
      valid_through: '2026-06-30',
    });
    const own = '<duties>クラス担任</duties><path_name>teacher</path_name>';
    expect(xml(`<source><job>${aggregators}${own}</job></source>`)[0]?.texts).toMatchObject({
      duties: 'クラス担任',
      path_name: 'teacher',
    });
  });

  it.each([
    ['<title>一</title><title>二</title>', 'there is more than one <title>'],
    ['<duties>保育<br/>全般</duties>', '<duties> has elements in it; write it as CDATA'],
    ['<description>保育<br/>全般</description><tag>a</tag><tag>b</tag>', null],
  ])('is at fault in %s', (elements, fault) => {
    expect(xml(`<source><job>${elements}</job></source>`)[0]?.fault).toBe(fault);
  });

  it('may have no postings', () => {
    for (const none of ['<source/>', '<source> </source>', '<source><publisher>a</publisher></source>'])
      expect(xml(none)).toEqual([]);
  });

  it.each([
    ['<source><job><title>保育士</title></job><job><tit', /no XML to its end: line 1: /],
    ['<source>\n<job></source>', /no XML to its end: line 2: /],
    ['<rss><channel/></rss>', /no <source>/],
    ['<source/><source/>', /no <source>/],
    ['<source>保育士</source>', /no <source>/],
    ['<!DOCTYPE source [<!ENTITY a "b">]><source><job><title>&a;</title></job></source>', /DOCTYPE/],
    ['<source><job><__proto__>a</__proto__></job></source>', /no feed of postings/],
  ])('is refused: %s', (content, message) => {
    expect(() => xml(content)).toThrow(message);
  });

  it('may speak of a DOCTYPE in its texts', () => {
    expect(xml('<source><job><title><![CDATA[<!DOCTYPE html>]]></title></job></source>')).toHaveLength(1);
  });

  it('grows by no entities', () => {
    const bomb = `<!DOCTYPE s [<!ENTITY a "${'a'.repeat(5_000)}"><!ENTITY b "&a;&a;&a;">]><source>&b;</source>`;
    expect(() => xml(bomb)).toThrow('a DOCTYPE is not read');
  });
});

describe('JSON-LD of postings', () => {
  const posting = {
    '@type': 'JobPosting',
    title: '保育士',
    description: '<p>保育</p>',
    datePosted: '2026-05-20',
    validThrough: '2026-06-30T23:59:59+09:00',
    employmentType: ['FULL_TIME'],
    hiringOrganization: { '@type': 'Organization', name: '花岡会' },
    jobLocation: { '@type': 'Place', name: '花岡保育園' },
    identifier: { '@type': 'PropertyValue', name: '花岡会', value: 5 },
    workHours: '8:30〜17:30',
    qualifications: ['保育士資格', '普通自動車免許'],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'JPY',
      value: { '@type': 'QuantitativeValue', unitText: 'MONTH', minValue: 210_000, maxValue: 260_000 },
    },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'daily_schedule', value: [{ time: '08:30', text: '出勤' }] },
      { '@type': 'PropertyValue', propertyID: 'path_name', value: 'teacher' },
      { '@type': 'PropertyValue', name: 'colour', value: 'red' },
    ],
  };

  it('gives each property to its column', () => {
    expect(jsonLd(posting)).toEqual([
      {
        fault: null,
        texts: {
          path_name: 'teacher',
          title: '保育士',
          job_type: '保育士',
          employment_status: '正社員',
          duties: '<p>保育</p>',
          place: '花岡保育園',
          hours: '8:30〜17:30',
          employer_name: '花岡会',
          qualifications: '保育士資格\n普通自動車免許',
          posted_on: '2026-05-20',
          valid_through: '2026-06-30',
          salary_unit: 'month',
          salary_min: '210000',
          salary_max: '260000',
          daily_schedule: '[{"time":"08:30","text":"出勤"}]',
        },
      },
    ]);
  });

  it('is found alone, in a list, in a graph and by a full type', () => {
    const full = { ...posting, '@type': ['https://schema.org/JobPosting'] };
    for (const document of [posting, [{ '@type': 'Person' }, posting], { '@graph': [full] }])
      expect(jsonLd(document)).toHaveLength(1);
    expect(jsonLd([posting, { '@graph': [posting, posting] }])).toHaveLength(3);
    for (const none of [{ '@type': 'NurserySchool' }, [], 'JobPosting', null])
      expect(() => jsonLd(none)).toThrow('no JobPosting in it');
  });

  it('is not read as yen if it is none', () => {
    const [post] = jsonLd({
      ...posting,
      baseSalary: { currency: 'USD', value: { value: 20, unitText: 'WEEK' } },
    });
    expect(post?.texts).toMatchObject({ salary_unit: 'WEEK', salary_min: 'USD 20', salary_max: 'USD 20' });
  });
});

it.each([
  ['2026-06-30T23:59:59+09:00', '2026-06-30'],
  ['2026-06-30T23:59:59Z', '2026-07-01'],
  ['2026-06-30T23:59:59', '2026-06-30'],
  ['Tue, 30 Jun 2026 15:00:00 GMT', '2026-07-01'],
  ['2026年6月30日', '2026年6月30日'],
  ['at 99:99 +09:00', 'at 99:99 +09:00'],
])('the day of %s is %s', (text, day) => expect(dayOf(text)).toBe(day));
