import type { MailContent, MailSite } from '../../mail-template.ts';
import { framed } from '../frame/framed.ts';
import { fact, link, paragraph } from '../frame/parts.ts';
import { clockWords } from '../moment-words.ts';

/**
 * What became of a family that waits: it joined, a place is held for it, one can be booked by whoever comes first, its
 * offer ended or was taken back, or nothing can become free any more.
 */
export type WaitlistEvent = 'joined' | 'offered' | 'announced' | 'expired' | 'withdrawn' | 'over';

/** Times are wall clocks in Japan, `YYYY-MM-DD HH:mm:ss`. */
export interface WaitlistMail {
  event: WaitlistEvent;
  facility: { name: string; path_name: string; is_demo: boolean };
  /** Of the first and the last visit that it waits for. */
  first_start: string;
  last_start: string;
  /** Of `offered` and `announced`. */
  offer: { starts_at: string; ends_at: string | null; until: string } | null;
  /** Address of the page with the place in the list, the offer, and the way to leave. */
  page: string;
}

export const waitlistMail = (site: MailSite, mail: WaitlistMail): MailContent => {
  const { event, facility, first_start, last_start, offer, page } = mail;
  const { subject, lead, rest } = words[event];
  return framed(site, {
    subject: `${subject}（${facility.name}）`,
    parts: [
      paragraph(lead),
      fact('園・施設', facility.name),
      ...(offer
        ? [
            fact('見学の日時', periodWords(offer.starts_at, offer.ends_at)),
            fact(event === 'offered' ? '取り置きの期限' : '予約の締め切り', clockWords(offer.until)),
          ]
        : [fact('お待ちの日時', waitedWords(first_start, last_start))]),
      ...rest.map((text) => paragraph(text)),
      ...(facility.is_demo ? [paragraph(demo)] : []),
      ...(event === 'expired' || event === 'withdrawn' || event === 'over'
        ? [link('ほかの日時を見る', `${site.origin}/one_stop/f/${facility.path_name}`)]
        : [link(links[event], page)]),
    ],
  });
};

const periodWords = (startsAt: string, endsAt: string | null): string =>
  endsAt ? `${clockWords(startsAt)}〜${endsAt.slice(11, 16)}` : clockWords(startsAt);

const waitedWords = (first: string, last: string): string =>
  first === last ? clockWords(first) : `${clockWords(first)}から${last.slice(11, 16)}までに始まる見学`;

const links = {
  joined: '順番の確認・キャンセル待ちの取り消し',
  offered: 'この日時で予約する・見送る',
  announced: '予約する',
} as const;

const words: Record<WaitlistEvent, { subject: string; lead: string; rest: string[] }> = {
  joined: {
    subject: '見学のキャンセル待ちを受け付けました',
    lead: '次の見学のキャンセル待ちを受け付けました。空きが出たときに、お待ちの順にメールでお知らせし、そのあいだ席を取り置きします。',
    rest: [
      'まだ予約は確定していません。取り置きの期限までに手続きをされると、予約が確定します。',
      'お心当たりがない場合は、次のリンクから取り消せます。',
    ],
  },
  offered: {
    subject: '見学に空きが出ました',
    lead: 'お待ちの見学に空きが出ました。次の期限まで、お席を取り置きしています。',
    rest: ['期限を過ぎると、次にお待ちの方にご案内します。見送る場合も、リンクからお知らせください。'],
  },
  announced: {
    subject: '見学に空きが出ました（先着順）',
    lead: 'お待ちの見学に空きが出ました。見学の日が近いため取り置きはなく、お待ちの皆さまに同時にお知らせしています。',
    rest: ['先に手続きをされた方の予約になります。すでに満席のときは、ご容赦ください。'],
  },
  expired: {
    subject: '見学の取り置きの期限が過ぎました',
    lead: '取り置きの期限が過ぎたため、次の見学のキャンセル待ちを終了しました。',
    rest: ['引き続きご希望の場合は、お手数ですが、もう一度キャンセル待ちにご登録ください。'],
  },
  withdrawn: {
    subject: '見学の取り置きが取り消されました',
    lead: 'お席を取り置きしていた見学は、園・施設の都合で予約の受付が終わったため、ご利用いただけなくなりました。申し訳ございません。',
    rest: ['園・施設に、お電話で直接ご相談いただける場合があります。'],
  },
  over: {
    subject: '見学のキャンセル待ちを終了しました',
    lead: '空きが出ないまま予約の受付が終わったため、次の見学のキャンセル待ちを終了しました。ご希望に添えず、申し訳ございません。',
    rest: ['園・施設に、お電話で直接ご相談いただける場合があります。'],
  },
};

const demo = 'この園・施設は、動作確認用の架空のものです。実際に見学することはできません。';
