import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitPhrases } from './split-phrases.ts';

describe('phrases, between which the line of a heading or label may break (issue 22)', () => {
  it.each([
    'この|子に|合う園を、|さがそう。',
    '東京都の|保育園・|幼稚園・|認定こども園など',
    '「ひまわり」の|検索結果（全国の|保育園・|幼稚園・|認定こども園など）',
    '東京都の|園の|イベント・|園庭開放',
    'ふたば保育所への|応援メッセージ',
    'フォームで|問い合わせ・|応募する',
    '1人目の|お子さまのことを|園に|伝える',
    '送信した|お問い合わせはまだありません',
    '路線・|駅から|探す',
    'メール|アドレス',
    'お気に|入りの|園・|施設',
    '保存した|条件',
    '見学・|お問い合わせ',
    'ご自宅と|勤務先',
  ])('%s', (phrases) => {
    expect(splitPhrases(phrases.replaceAll('|', '')).join('|')).toBe(phrases);
  });

  it('are the text when they are joined', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => splitPhrases(text).join('') === text));
  });
});
