import { expect, it } from '@jest/globals';
import { byCommute } from './commute-order.ts';

const home = { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6699 };
const shibuya = { name: '渋谷駅', latitude: 35.658, longitude: 139.7016 };
const west = { id: 'west', latitude: 35.6436, longitude: 139.64 };
const near = { id: 'near', latitude: 35.6436, longitude: 139.666 };
const onTheWay = { id: 'on the way', latitude: 35.651, longitude: 139.686 };
const nowhere = { id: 'nowhere', latitude: null, longitude: null };
const nowhereElse = { ...nowhere, id: 'nowhere else' };
const facilities = [nowhere, west, onTheWay, nowhereElse, near];
const order = (works: (typeof home)[]) => byCommute(facilities, { home, works }).map(({ id }) => id);

it('puts the nearest first, and those without a position last, as they were (issue 22)', () => {
  expect(order([])).toEqual(['near', 'on the way', 'west', 'nowhere', 'nowhere else']);
});

it('puts what lies on the way to work before what is nearer to home', () => {
  expect(order([shibuya])).toEqual(['on the way', 'near', 'west', 'nowhere', 'nowhere else']);
});

it('changes nothing without a home', () => {
  expect(byCommute(facilities, { works: [shibuya] })).toEqual(facilities);
});
