import { describe, expect, it } from '@jest/globals';
import { lineNameOf } from './line-name.ts';
import { operatorOf } from './operators.ts';

describe('names of lines as people say them', () => {
  it.each([
    ['東日本旅客鉄道', '山手線', 'JR山手線'],
    ['東日本旅客鉄道', '東海道線', 'JR東海道本線'],
    ['東日本旅客鉄道', '東北新幹線', '東北新幹線'],
    ['東日本旅客鉄道', '東北線（埼京線）', 'JR埼京線'],
    ['東日本旅客鉄道', '赤羽線（埼京線）', 'JR埼京線'],
    ['西日本旅客鉄道', 'JR東西線', 'JR東西線'],
    ['東京地下鉄', '5号線東西線', '東京メトロ東西線'],
    ['東京都', '12号線大江戸線', '都営大江戸線'],
    ['東京都', '荒川線', '都電荒川線'],
    ['大阪市高速電気軌道', '1号線(御堂筋線)', 'Osaka Metro御堂筋線'],
    ['東京急行電鉄', '東横線', '東急東横線'],
    ['小田急電鉄', '小田原線', '小田急小田原線'],
    ['京王電鉄', '京王線', '京王線'],
    ['千葉都市モノレール', '1号線', '千葉都市モノレール1号線'],
    ['横浜市', '3号線', '横浜市営地下鉄ブルーライン'],
    ['首都圏新都市鉄道', '常磐新線', 'つくばエクスプレス'],
    ['沖縄都市モノレール', '沖縄都市モノレール線', 'ゆいレール'],
    ['島原鉄道', '島原鉄道線', '島原鉄道線'],
    ['聞いたことのない鉄道', '本線', '聞いたことのない鉄道本線'],
  ])('%s %s is %s', (operator, line, name) => {
    expect(lineNameOf(operator, line)).toBe(name);
  });

  it('names the operator, as registered where no other name is known', () => {
    expect(operatorOf('東京急行電鉄').name).toBe('東急電鉄');
    expect(operatorOf('聞いたことのない鉄道').name).toBe('聞いたことのない鉄道');
  });
});
