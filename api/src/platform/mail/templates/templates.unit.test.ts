import { everyCapability } from '@enerabi/shared/testing/every-capability';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import type { MailContent, MailSite } from '../mail-template.ts';
import { columnsOf } from './frame/wrap.ts';
import {
  accountClosedMail,
  activationMail,
  alreadyRegisteredMail,
  bookingMail,
  facilityBookingMail,
  facilityMessageMail,
  mailaddressChangedMail,
  mailaddressCodeMail,
  mailaddressTakenMail,
  messageReceivedMail,
  passwordChangedMail,
  passwordResetMail,
  savedSearchNewsMail,
  visitDigestMail,
  visitReminderMail,
  waitlistMail,
} from './index.ts';
import type { MailedMessage } from './mailed-message.ts';
import type { MailedBooking } from './visits/mailed-booking.ts';

const enerabi = { name: 'えんえらび', origin: 'https://enerabi.example' };
const cognitoSub = '01931f5e-0000-7000-8000-000000000001';
const at = new Date('2026-11-23T03:30:00Z');
const moment = '2026年11月23日（月）12:30';

/** The properties that the frame uses; a misspelt one would be ignored in silence. */
const knownDeclaration =
  /^(background|border(-radius|-top|-bottom|-left|-collapse)?|color|display|font-(family|size|weight)|letter-spacing|line-(break|height)|margin|max-width|padding|text-(align|decoration)|vertical-align|width|word-break|overflow-wrap):.+$/;

const newJobs = {
  collection: 'jobs',
  name: '東京都・保育士・正社員',
  search: 'areas%5B%5D=130001',
  frequency: 'daily',
  total: 12,
  entries: [
    {
      title: 'クラス担任の保育士',
      facts: ['花岡保育園', '月給 210,000円〜'],
      confirmedOn: '2026-11-20',
      path: '/f/hanaoka/job/nurse',
      isDemo: true,
    },
  ],
  endUrl: 'https://enerabi.example/saved_search/end?token=1.a',
} as const;

const message: MailedMessage = {
  reference: '7K3M-92QF',
  facility: { name: 'ひまわり保育園', path_name: 'himawari', is_demo: false },
  jobPosting: null,
  purposeKindId: 2,
  contactKindIds: [1001, 1005],
  content: '0歳児クラスの空きを\nうかがいたいです。',
  mailaddress: 'hanako@example.jp',
  preferredDates: [{ preferred_date: '2026-12-01', start_time: '10:00' }],
  candidate: {
    last_name: '花岡',
    first_name: '花子',
    phone_number: '090-1234-5678',
    school_name: '保育大学',
    children: [
      { birthday: '2026-04-02', display_order: 1 },
      { birthday: '2027-01-10', display_order: 2 },
      { birthday: null, display_order: 3 },
    ],
  },
  sentAt: '2026-11-23 12:30:00',
};
const jobMessage: MailedMessage = {
  ...message,
  facility: { ...message.facility, is_demo: true },
  jobPosting: { title: 'クラス担任の保育士', path_name: 'nurse' },
  purposeKindId: 1,
  contactKindIds: [999],
  preferredDates: [],
  candidate: {
    ...message.candidate,
    job_experience: { job_type_id: 1, experience_year_id: 3 },
    children: [],
  },
};
const booking: MailedBooking = {
  reference: '7K3M-92QF',
  facility: {
    ...message.facility,
    address: '東京都世田谷区用賀1-2-3',
    phone: '03-1234-5678',
    visit_guidance: '上履きをお持ちください。\n駐車場はありません。',
  },
  startsAt: '2026-12-01 10:00:00',
  endsAt: '2026-12-01 11:00:00',
  cancelBy: '2026-11-30 17:00:00',
  bookedAt: message.sentAt,
  name: '花岡 花子',
  furigana: 'ハナオカ ハナコ',
  phone: '090-1234-5678',
  mailaddress: 'hanako@example.jp',
  birthdays: ['2026-04-02'],
  admissionDate: '2027-04-01',
  persons: 2,
  children: 1,
  message: 'ベビーカーで\nうかがいます。',
};
const page = 'https://example.jp/one_stop/booking?token=7.abc';
const waiting = {
  facility: { name: 'ひまわり保育園', path_name: 'himawari', is_demo: false },
  first_start: '2026-12-01 10:00:00',
  last_start: '2026-12-01 14:00:00',
  page,
};
const offer = {
  starts_at: '2026-12-01 10:00:00',
  ends_at: '2026-12-01 11:00:00',
  until: '2026-11-30 12:00:00',
};

const visit = ['7K3M-92QF', 'ひまわり保育園', '2026年12月1日（火）10:00〜11:00', '大人 2名、お子さま 1名'];
const family = ['花岡 花子（ハナオカ ハナコ）', '090-1234-5678', '2026年4月2日', 'ベビーカーで'];
const typed = ['花岡', '0歳児クラス', '090-1234-5678', '2026年4月2日', '保育大学'];

type Sample = readonly [name: string, write: (site: MailSite) => MailContent, facts: readonly string[]];

const mails: readonly Sample[] = [
  [
    'activation',
    (site) => activationMail(site, { cognitoSub, code: '012345', expiresAt: at, returnTo: '' }),
    [
      `https://enerabi.example/activate/${cognitoSub}?authentication_code=012345`,
      '012345',
      `${moment}まで`,
      'お心当たりがない場合は、このメールを破棄',
    ],
  ],
  [
    'activation on the way to a page',
    (site) =>
      activationMail(site, { cognitoSub, code: '012345', expiresAt: at, returnTo: '/mypage/edit?a=1' }),
    [
      `https://enerabi.example/activate/${cognitoSub}?authentication_code=012345&return_to=%2Fmypage%2Fedit%3Fa%3D1`,
    ],
  ],
  [
    'already registered',
    (site) => alreadyRegisteredMail(site, '/mypage'),
    [
      'https://enerabi.example/login?return_to=%2Fmypage',
      'https://enerabi.example/password_forgot',
      '新しい登録は行っていません',
    ],
  ],
  [
    'password reset',
    (site) => passwordResetMail(site, { cognitoSub, token: 'a-token_1', expiresAt: at }),
    [
      `https://enerabi.example/password_reset/${cognitoSub}?token=a-token_1`,
      `${moment}まで`,
      '1回だけ',
      'お心当たりがない場合は、このメールを破棄',
    ],
  ],
  [
    'password changed',
    (site) => passwordChangedMail(site, { changedAt: at }),
    [moment, 'https://enerabi.example/password_forgot', 'お心当たりがない場合は'],
  ],
  [
    'booking confirmed to a member',
    (site) =>
      bookingMail(
        site,
        { booking, event: 'booked', page, isMember: true, isVerified: true },
        everyCapability,
      ),
    [...visit, ...family, '東京都世田谷区用賀1-2-3', '2026年11月30日（月）17:00まで、マイページで', page],
  ],
  [
    'booking confirmed to a visitor',
    (site) => bookingMail(site, { booking, event: 'booked', page, isMember: false, isVerified: false }),
    [...visit, '03-1234-5678', '園・施設にお電話で', 'ご本人確認がお済みでない'],
  ],
  [
    'booking to the facility',
    (site) => facilityBookingMail(site, { booking, event: 'booked', recipient: 'facility' }),
    [...visit, ...family, 'ひまわり保育園 ご担当者様', 'hanako@example.jp'],
  ],
  [
    'booking to the desk',
    (site) => facilityBookingMail(site, { booking, event: 'cancelled', recipient: 'desk' }),
    [...visit, ...family, 'お取り次ぎをお願いいたします', '次の見学が、キャンセルされました'],
  ],
  [
    'code for a new address',
    (site) => mailaddressCodeMail(site, { code: '012345', expiresAt: at }),
    ['012345', `${moment}まで`, 'お心当たりがない場合は、このメールを破棄'],
  ],
  [
    'address is taken',
    mailaddressTakenMail,
    ['https://enerabi.example/login', '変更は行っていません', 'お心当たりがない場合は、このメールを破棄'],
  ],
  [
    'address changed',
    (site) => mailaddressChangedMail(site, { mailaddress: 'hanako@example.jp', changedAt: at }),
    ['h***@example.jp', moment, 'お心当たりがない場合は'],
  ],
  [
    'account closed',
    (site) => accountClosedMail(site, { closedAt: at, cancelledBookings: 2 }),
    [moment, '2件', 'お心当たりがない場合は'],
  ],
  [
    'booking changed',
    (site) => bookingMail(site, { booking, event: 'changed', page, isMember: true, isVerified: true }),
    [...visit, ...family, '見学の日時の変更を承りました'],
  ],
  [
    'booking cancelled',
    (site) =>
      bookingMail(
        site,
        { booking, event: 'cancelled', page, isMember: true, isVerified: true },
        everyCapability,
      ),
    [...visit, 'もう一度ご予約いただけます', 'お心当たりがない場合は'],
  ],
  [
    'reminder of a visit',
    (site) => visitReminderMail(site, { booking, page }, everyCapability),
    [...visit, '東京都世田谷区用賀1-2-3', '03-1234-5678', page],
  ],
  [
    'visits of a day to the facility',
    (site) => visitDigestMail(site, { bookings: [booking], day: '2026-12-01', recipient: 'facility' }),
    ['2026年12月1日（火）', '1組', '10:00〜11:00', ...family, '7K3M-92QF', 'ひまわり保育園 ご担当者様'],
  ],
  [
    'visits of a day to the desk',
    (site) => visitDigestMail(site, { bookings: [booking], day: '2026-12-01', recipient: 'desk' }),
    ['1組', ...family, 'お取り次ぎをお願いいたします'],
  ],
  [
    'waiting for a visit',
    (site) => waitlistMail(site, { ...waiting, event: 'joined', offer: null }),
    ['2026年12月1日（火）10:00から14:00までに始まる見学', 'まだ予約は確定していません', page],
  ],
  [
    'a visit that is held for a family',
    (site) => waitlistMail(site, { ...waiting, event: 'offered', offer }),
    ['2026年12月1日（火）10:00〜11:00', '取り置きの期限', '2026年11月30日（月）12:00', page],
  ],
  [
    'a visit that whoever comes first can book',
    (site) => waitlistMail(site, { ...waiting, event: 'announced', offer }),
    ['先に手続きをされた方', '予約の締め切り', page],
  ],
  [
    'an offer whose time is over',
    (site) => waitlistMail(site, { ...waiting, event: 'expired', offer: null }),
    ['もう一度キャンセル待ち', 'https://enerabi.example/one_stop/f/himawari'],
  ],
  [
    'an offer that was taken back',
    (site) => waitlistMail(site, { ...waiting, event: 'withdrawn', offer: null }),
    ['園・施設の都合', 'https://enerabi.example/one_stop/f/himawari'],
  ],
  [
    'waiting in vain',
    (site) => waitlistMail(site, { ...waiting, event: 'over', offer: null }),
    ['ご希望に添えず', 'https://enerabi.example/one_stop/f/himawari'],
  ],
  [
    'message to a facility',
    (site) => facilityMessageMail(site, message, 'facility'),
    [
      'ひまわり保育園 ご担当者様',
      '貴園・貴施設へのお問い合わせ',
      '7K3M-92QF',
      '花岡 花子',
      'hanako@example.jp',
      '空き状況のお問い合わせ',
      '第1希望：2026年12月1日（火）10:00',
      '1人目：2026年4月2日生まれ',
      '2人目：2027年1月10日出産予定',
      '3人目：生年月日の記入なし',
      'うかがいたいです。',
      'お問い合わせをされた方に直接届きます',
      'https://enerabi.example/f/himawari',
    ],
  ],
  [
    'message to the desk, about a posting',
    (site) => facilityMessageMail(site, jobMessage, 'desk'),
    [
      '求人のお問い合わせ',
      '架空のもの',
      'クラス担任の保育士',
      '保育士：1〜3年',
      'https://enerabi.example/f/himawari/job/nurse',
    ],
  ],
  [
    'message received, to an address that nobody confirmed',
    (site) => messageReceivedMail(site, { message, recipient: 'desk', isVerified: false }),
    ['7K3M-92QF', 'ひまわり保育園', moment, '窓口から園・施設にお取り次ぎします', 'お心当たりがない場合は'],
  ],
  [
    'message received, to a member',
    (site) => messageReceivedMail(site, { message: jobMessage, recipient: 'facility', isVerified: true }),
    [
      '花岡 花子',
      'うかがいたいです。',
      '園・施設にお送りしました',
      'お返事は届きません',
      'https://enerabi.example/mypage',
    ],
  ],
  [
    'news of a saved search for jobs',
    (site) => savedSearchNewsMail(site, newJobs),
    [
      '東京都・保育士・正社員',
      '新しく12件',
      'クラス担任の保育士',
      'https://enerabi.example/f/hanaoka/job/nurse',
      '月給 210,000円〜',
      '最終確認：2026年11月20日',
      'このほかに11件',
      '架空の園・施設',
      'https://enerabi.example/job?areas%5B%5D=130001',
      '1日1通',
      'https://enerabi.example/mypage/saved_search',
      'https://enerabi.example/saved_search/end?token=1.a',
    ],
  ],
  [
    'news of a facility',
    (site) =>
      savedSearchNewsMail(site, {
        ...newJobs,
        collection: 'openings',
        name: '花岡保育園・1歳児クラス',
        search: 'facility=hanaoka',
        total: 1,
        entries: [
          {
            title: '花岡保育園',
            facts: ['認可保育所', '1歳児クラス：空きが出ました（2026年11月1日時点）'],
            confirmedOn: '2026-11-20',
            path: '/f/hanaoka',
            isDemo: false,
          },
        ],
      }),
    [
      '花岡保育園・1歳児クラス',
      '1歳児クラス：空きが出ました',
      'お住まいの自治体にもご確認ください',
      'https://enerabi.example/f/hanaoka',
      'https://enerabi.example/saved_search/end?token=1.a',
    ],
  ],
  [
    'news of a saved search for every facility',
    (site) =>
      savedSearchNewsMail(site, {
        ...newJobs,
        collection: 'facilities',
        search: '',
        frequency: 'weekly',
        total: 1,
      }),
    ['園・施設が、新しく1件', '最終更新：2026年11月20日', 'https://enerabi.example/f', '月曜日'],
  ],
];

/** Reads a document's text and its links; entities are decoded. */
const read = (html: string) => {
  let said = '';
  const tags: string[] = [];
  const links: string[] = [];
  const parser = new Parser({
    ontext: (text) => {
      said += text;
    },
    onopentag: (tag, { href, src, ...rest }) => {
      tags.push([tag, ...Object.keys(rest)].join(' '));
      if (href) links.push(href);
      if (src) links.push(src);
    },
  });
  parser.end(html);
  return { said, tags, links };
};

describe.each(mails)('the mail: %s', (_, write, facts) => {
  const content = write(enerabi);

  it('is from the site, by its subject', () => {
    expect(content.subject).toMatch(/^【えんえらび】.+/);
  });

  it.each(facts)('says in both forms: %s', (fact) => {
    const { said, links } = read(content.html);
    expect([...links, said].some((text) => text.includes(fact))).toBe(true);
    expect(content.text.replaceAll(/(?<=。|、|[ぁ-ん])\n/g, '')).toContain(fact);
  });

  it('states the sender, and who gets replies, in both forms', () => {
    for (const form of [content.text, read(content.html).said]) {
      expect(form).toContain('えんえらび');
      expect(form).toContain('https://enerabi.example');
      expect(form).toMatch(/送信専用|このメールへの返信は/);
    }
  });

  it('has addresses on lines of their own, and the same in both forms', () => {
    const lines = content.text.split('\n').filter((line) => line.includes('https://'));
    for (const line of lines) expect(line).toMatch(/^https:\/\/\S+$/);
    expect(new Set(read(content.html).links)).toEqual(new Set(lines));
  });

  it('has short lines', () => {
    for (const line of content.text.split('\n'))
      if (!line.startsWith('https://')) expect(columnsOf(line)).toBeLessThanOrEqual(70);
  });

  it('loads nothing and runs nothing', () => {
    const { tags } = read(content.html);
    expect(tags[0]).toBe('html lang');
    for (const tag of tags) expect(tag).not.toMatch(/^(img|script|link|form|input|iframe)| on/);
    expect(content.html).not.toMatch(/url\(|@import/);
  });

  it('is styled by properties that mail programs know', () => {
    for (const [, style = ''] of content.html.matchAll(/style="([^"]*)"/g))
      for (const declaration of style.replaceAll('&#39;', "'").split(';'))
        expect(declaration.trim()).toMatch(knownDeclaration);
  });

  it('shows names as they are, whatever signs they have', () => {
    const sign = fc.constantFrom('<', '>', '&', '"', "'", 'え', '<b>', '&amp;', ' ');
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1 }), (signs) => {
        const name = `園${signs.join('')}園`;
        const { html, subject } = write({ ...enerabi, name });
        expect(read(html).tags).toEqual(read(content.html).tags);
        expect(read(html).said).toContain(subject);
        expect(subject).toContain(`【${name}】`);
      }),
    );
  });
});

it('puts no part of an address in the place of another', () => {
  const { html, text } = passwordResetMail(enerabi, {
    cognitoSub: '../a',
    token: 'b&c=d#e',
    expiresAt: at,
  });
  const url = 'https://enerabi.example/password_reset/..%2Fa?token=b%26c%3Dd%23e';
  expect(text).toContain(`\n${url}\n`);
  expect(read(html).links).toContain(url);
});

it('shows the name of a facility as it is', () => {
  const facility = { ...booking.facility, name: '<b>A&B園</b>' };
  const named = { ...booking, facility };
  const { html, text } = bookingMail(enerabi, {
    booking: named,
    event: 'cancelled',
    page,
    isMember: true,
    isVerified: true,
  });
  expect(read(html).tags).not.toContain('b');
  expect(read(html).said).toContain('<b>A&B園</b>');
  expect(text).toContain('<b>A&B園</b>');
});

it('repeats nothing that was typed to an address that nobody confirmed', () => {
  const { subject, text, html } = bookingMail(enerabi, {
    booking,
    event: 'booked',
    page,
    isMember: false,
    isVerified: false,
  });
  for (const words of [...family, 'hanako@example.jp'])
    expect(`${subject}${text}${html}`).not.toContain(words);
  for (const one of [message, jobMessage]) {
    const { subject, text, html } = messageReceivedMail(enerabi, {
      message: one,
      recipient: 'facility',
      isVerified: false,
    });
    for (const words of typed) expect(`${subject}${text}${html}`).not.toContain(words);
  }
});

it('shows what a stranger typed as text, marked as theirs', () => {
  const content =
    '<script>alert(1)</script>\n------------------------------\n■ 受付番号\n<a href="https://x.test">園</a>';
  const { html, text } = facilityMessageMail(enerabi, { ...message, content }, 'facility');
  const plain = facilityMessageMail(enerabi, { ...message, content: '一\n二\n三\n四' }, 'facility');
  expect(read(html).tags).toEqual(read(plain.html).tags);
  expect(read(html).links).toEqual(read(plain.html).links);
  for (const line of content.split('\n')) {
    expect(read(html).said).toContain(line);
    expect(text).toContain(`\n> ${line}\n`);
  }
});

it('calls nothing invented that is not', () => {
  const [entry] = newJobs.entries;
  const { text } = savedSearchNewsMail(enerabi, { ...newJobs, entries: [{ ...entry, isDemo: false }] });
  expect(text).not.toContain('架空');
});

it('mentions no visits if none was cancelled', () => {
  const { text } = accountClosedMail(enerabi, { closedAt: at, cancelledBookings: 0 });
  expect(text).not.toContain('見学');
});
