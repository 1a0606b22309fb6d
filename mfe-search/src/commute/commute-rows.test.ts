import { expect, it } from '@jest/globals';
import { commuteRows } from './commute-rows.ts';

const sangenjaya = { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6699 };
const shibuya = { name: '渋谷駅', latitude: 35.658, longitude: 139.7016 };
const near = { latitude: 35.6466, longitude: 139.6719 };
const unknown = { latitude: null, longitude: null };

it('say each way by its means, on to work, and both together (issue 22)', () => {
  expect(commuteRows([near, unknown], { home: sangenjaya, works: [shibuya] })).toEqual([
    { name: '三軒茶屋駅から', texts: ['徒歩約9分／自転車約6分', null] },
    { name: '渋谷駅へ', texts: ['自転車約25分', null] },
    { name: '送ってから渋谷駅まで', texts: ['合計約34分', null] },
  ]);
});

it('are none without a home', () => {
  expect(commuteRows([near], { works: [shibuya] })).toEqual([]);
});
