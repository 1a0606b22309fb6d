import type { MailFrequency, SavedCollection } from '@enerabi/shared/constants';
import { countText, dateText } from '@enerabi/shared/japanese';
import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { button, entry, fact, link, paragraph } from './frame/parts.ts';

/** A facility or a job posting. */
export interface MailedEntry {
  title: string;
  facts: readonly string[];
  /** `YYYY-MM-DD`. */
  confirmedOn: string;
  /** Address of the entry's page. */
  path: string;
  /** Invented, for demonstration. */
  isDemo: boolean;
}

export interface SavedSearchNewsMail {
  collection: SavedCollection;
  name: string;
  /** Query of the whole search on the site. */
  search: string;
  frequency: Exclude<MailFrequency, 'none'>;
  total: number;
  entries: readonly MailedEntry[];
  endUrl: string;
}

const things = { facilities: '園・施設', jobs: '求人' } as const;
const dates = { facilities: '最終更新', jobs: '最終確認', openings: '最終更新' } as const;
const pages = { facilities: '/f', jobs: '/job' } as const;
const times = { daily: '新着があった日に1日1通', weekly: '新着があった週に週1通、月曜日に' } as const;

/** To a member who has saved a search, when there is something new. */
export const savedSearchNewsMail = (site: MailSite, mail: SavedSearchNewsMail): MailContent => {
  const { collection, name, frequency, total, entries, endUrl } = mail;
  const words = wordsOf(mail);
  return framed(site, {
    subject: words.subject,
    parts: [
      paragraph(words.lead),
      fact(words.condition, name),
      ...entries.map(({ title, facts, confirmedOn, path }) =>
        entry(title, site.origin + path, [...facts, `${dates[collection]}：${dateText(confirmedOn)}`]),
      ),
      ...(entries.some(({ isDemo }) => isDemo) ? [paragraph(demo)] : []),
      ...(total > entries.length
        ? [paragraph(`このほかに${countText(total - entries.length)}件の新着があります。`)]
        : []),
      button(words.button, site.origin + words.path),
      paragraph(
        `掲載の内容は変わることがあります。このメールは、保存された検索条件ごとに、${times[frequency]}お送りしています。`,
      ),
      link('メールの頻度を変える・条件を削除する', `${site.origin}/mypage/saved_search`),
      link('この条件のメールを停止する（ログイン不要）', endUrl),
    ],
  });
};

function wordsOf({ collection, name, search, total, entries: [first] }: SavedSearchNewsMail) {
  if (collection === 'openings')
    return {
      subject: `空き・見学のお知らせ（${shortened(name)}）`,
      lead: 'お知らせを希望された園・施設で、空きが出たクラス、または新しく受付を始めた見学があります。空きの有無と申込みの方法は、お住まいの自治体にもご確認ください。',
      condition: 'お知らせの対象',
      button: '園のページを見る',
      path: first?.path ?? '/f',
    };
  const thing = things[collection];
  const count = `${countText(total)}件`;
  return {
    subject: `新着の${thing}が${count}あります（${shortened(name)}）`,
    lead: `保存した検索条件に合う${thing}が、新しく${count}掲載されました。`,
    condition: '検索条件',
    button: 'この条件の検索結果を見る',
    path: `${pages[collection]}${search && `?${search}`}`,
  };
}

/** As the lists on the site say it. */
const demo = '動作確認用の架空の園・施設と、その内容を含みます。実在の園・施設や個人とは関係ありません。';

const longestInSubject = 30;

const shortened = (name: string): string => {
  const signs = Array.from(name);
  return signs.length > longestInSubject ? `${signs.slice(0, longestInSubject).join('')}…` : name;
};
