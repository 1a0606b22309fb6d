import { termsVersions } from '@enerabi/shared/constants';
import type { BasicInformationInput } from '@enerabi/shared/contract';
import { getProfile } from '@enerabi/shared/contract/members/profile.schemas';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { asContracted, requestAs } from '../../testing/request-as.ts';
import { saveBasicInformation } from './profile.writes.ts';

const least: BasicInformationInput = {
  last_name: '山田',
  first_name: '花子',
  last_name_furigana: 'やまだ',
  first_name_furigana: 'ﾊﾅｺ',
  phone_number: '０９０ 1234 5678',
};
const much: BasicInformationInput = {
  ...least,
  postal_code: '100-0005',
  prefecture_code: '130001',
  municipality_name: '千代田区',
  address: '丸の内1-1',
  building: '101',
  children: [
    { birthday: '2024-04-02', is_default_selected: true },
    { birthday: '2022-12-31', is_default_selected: false },
  ],
  job_experiences: [
    { job_type_id: 6, experience_year_id: 2 },
    { job_type_id: 1, experience_year_id: 4 },
  ],
  job_kind_id: 1,
  job_detail_kind_id: 2,
  school_name: 'テスト大学',
  department_name: '保育学科',
  grade: 3,
  year_of_graduation: 2028,
};
const stored = { last_name: '山田', last_name_furigana: 'ヤマダ', first_name_furigana: 'ハナコ' };

describeOnDatabases('what a member tells of themselves', (database) => {
  let app: Hono;
  let member: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    app = await createApp({ db: database.db });
  });
  beforeEach(async () => {
    await database.db.deleteFrom('account').execute();
    member = await insertMember(database.db, { known: { position_kind_ids: [2] } });
    other = await insertMember(database.db);
  });

  const profile = (owner = member) => requestAs(app, owner.authorization)('GET', '/api/front/profile');
  const register = (result: object) =>
    requestAs(app, member.authorization)('POST', '/api/register_basic_information', result);
  const update = (result: object) =>
    requestAs(app, member.authorization)('PUT', '/api/front/profile', result);

  it('is nothing at first but the mail address and what they are looking for (R4.4)', async () => {
    const answer = await profile();
    expect(asContracted(getProfile, answer)).toEqual(answer.body);
    expect(answer.body).toMatchObject({
      information: { mailaddress: member.mailaddress, last_name: '', job_kind_id: null, children: [] },
      job_experiences: [],
      positions: [{ position_kind_id: 2 }],
      has_basic_information: false,
    });
  });

  it('is stored in the form’s shape, children in the order of the list (R4.4, R4.5)', async () => {
    expect(await register(much)).toEqual({ status: 200, body: {} });
    const answer = await profile();
    expect(asContracted(getProfile, answer)).toEqual(answer.body);
    expect(answer.body).toEqual({
      information: {
        ...much,
        ...stored,
        mailaddress: member.mailaddress,
        phone_number: '090-1234-5678',
        postal_code: '1000005',
        children: [
          { birthday: '2024-04-02', is_default_selected: true, display_order: 1 },
          { birthday: '2022-12-31', is_default_selected: false, display_order: 2 },
        ],
        job_experiences: undefined,
      },
      job_experiences: [
        { job_type_id: 1, experience_year_id: 4 },
        { job_type_id: 6, experience_year_id: 2 },
      ],
      positions: [{ position_kind_id: 2 }],
      has_basic_information: true,
      terms_version: expect.any(String),
    });
  });

  it('takes the agreement to terms that a registration went without (R1.9), to the current ones alone', async () => {
    await database.db.updateTable('account').set({ terms_version: '' }).execute();
    expect((await profile()).body.terms_version).toBe('');
    expect(await register(least)).toMatchObject({ status: 200 });
    expect((await profile()).body.terms_version).toBe('');
    expect(await register({ ...least, terms_version: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'terms_version', code: 'terms_outdated' }] },
    });
    await register({ ...least, terms_version: termsVersions.site });
    expect((await profile()).body.terms_version).toBe(termsVersions.site);
    await register(least);
    expect((await profile()).body.terms_version).toBe(termsVersions.site);
  });

  it('is replaced as a whole: absent facts are removed', async () => {
    await register(much);
    const children = [{ birthday: '2025-06-01', is_default_selected: true }];
    expect(await update({ ...least, children, position_kind_ids: [1, 2, 1] })).toEqual({
      status: 200,
      body: {},
    });
    expect((await profile()).body).toMatchObject({
      information: {
        ...stored,
        postal_code: '',
        job_kind_id: null,
        school_name: '',
        grade: null,
        children: [{ birthday: '2025-06-01', is_default_selected: true, display_order: 1 }],
      },
      job_experiences: [],
      positions: [{ position_kind_id: 1 }, { position_kind_id: 2 }],
      has_basic_information: true,
    });
  });

  it('leaves the member’s preferences unchanged if they are absent', async () => {
    await update({ ...least, position_kind_ids: [1] });
    await register(least);
    expect((await profile()).body.positions).toEqual([{ position_kind_id: 1 }]);
  });

  it.each(['register', 'update'])(
    'names fields that break a rule, and keeps nothing (R5.3): %s',
    async (way) => {
      const result = {
        ...much,
        last_name: '佐藤',
        children: [
          { birthday: '2024-02-30', is_default_selected: true },
          { birthday: '1990-01-01', is_default_selected: true },
          { birthday: '2099-01-01', is_default_selected: true },
        ],
        job_experiences: [
          { job_type_id: 1, experience_year_id: 2 },
          { job_type_id: 1, experience_year_id: 3 },
        ],
        job_kind_id: null,
      };
      const answer = await (way === 'register'
        ? register(result)
        : update({ ...result, position_kind_ids: [2] }));
      expect(answer).toMatchObject({
        status: 422,
        body: {
          code: 'invalid_request',
          errors: [
            { field: 'children.0.birthday', code: 'not_a_day', message: 'There is no such day.' },
            { field: 'children.1.birthday', code: 'too_long_ago' },
            { field: 'children.2.birthday', code: 'too_far_ahead' },
            { field: 'job_experiences.1.job_type_id', code: 'repeated' },
            { field: 'job_detail_kind_id', code: 'does_not_fit' },
          ],
        },
      });
      expect((await profile()).body).toMatchObject({
        information: { last_name: '' },
        has_basic_information: false,
      });
    },
  );

  it('names fields that break the schema', async () => {
    expect(await register({ ...least, last_name: ' ', phone_number: '123' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_request', errors: [{ field: 'last_name' }, { field: 'phone_number' }] },
    });
  });

  it('is one of two concurrent ones, never half of each', async () => {
    const one = {
      ...least,
      last_name: '一',
      children: [{ birthday: '2024-01-01', is_default_selected: true }],
    };
    const two = {
      ...least,
      last_name: '二',
      children: [{ birthday: '2024-02-02', is_default_selected: true }],
    };
    const answers = await Promise.all([register(one), register(two), register(one), register(two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { information } = (await profile()).body as { information: typeof one };
    const expected = information.last_name === '一' ? one : two;
    expect(information.children).toMatchObject(expected.children);
    expect(information.children).toHaveLength(1);
  });

  it('is the member’s own', async () => {
    await register(much);
    expect((await profile(other)).body).toMatchObject({ information: { last_name: '', children: [] } });
    for (const answer of [
      await requestAs(app)('GET', '/api/front/profile'),
      await requestAs(app)('POST', '/api/register_basic_information', least),
      await requestAs(app)('PUT', '/api/front/profile', { ...least, position_kind_ids: [2] }),
    ])
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('cannot be saved once the account is closed, nor if it is closed during the request', async () => {
    await database.db.deleteFrom('account').execute();
    const result = { ...least, postal_code: '', prefecture_code: '', municipality_name: '', address: '' };
    const rest = {
      building: '',
      school_name: '',
      department_name: '',
      grade: null,
      year_of_graduation: null,
    };
    const none = { children: [], job_experiences: [], job_kind_id: null, job_detail_kind_id: null };
    const late = saveBasicInformation(
      database.db,
      member.accountId,
      { ...result, ...rest, ...none },
      new Date(),
    );
    await expect(late).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  });
});
