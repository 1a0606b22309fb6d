import { beforeEach, describe, expect, it } from '@jest/globals';
import { rememberChild, rememberedChild } from './remembered-child.ts';
import { addChild, chooseChild, forgetChosenChild, rememberedChildren } from './remembered-children.ts';

const [oldest, middle, youngest] = ['2022-05-01', '2024-10-03', '2026-02-20'].map((birthday) => ({
  birthday,
  month: '2027-04',
})) as [Child, Child, Child];
type Child = { birthday: string; month: string };

describe('the children of a family (issue 22)', () => {
  beforeEach(() => localStorage.clear());

  it('are up to three, oldest first, and the one entered last is chosen', () => {
    expect(rememberedChildren()).toEqual([]);
    expect(addChild(middle)).toBe(true);
    expect(addChild(oldest)).toBe(true);
    expect(addChild(youngest)).toBe(true);
    expect(rememberedChild()).toEqual(youngest);
    expect(rememberedChildren()).toEqual([oldest, middle, youngest]);
    expect(addChild({ birthday: '2026-09-01', month: '2027-04' })).toBe(false);
    expect(rememberedChildren()).toEqual([oldest, middle, youngest]);
  });

  it('are chosen among, and none is lost', () => {
    for (const child of [oldest, middle, youngest]) addChild(child);
    chooseChild(oldest);
    expect(rememberedChild()).toEqual(oldest);
    expect(rememberedChildren()).toEqual([oldest, middle, youngest]);
    chooseChild({ birthday: '2020-01-01', month: '2027-04' });
    expect(rememberedChild()).toEqual(oldest);
  });

  it('may be twins', () => {
    addChild(middle);
    addChild(middle);
    chooseChild(middle);
    expect(rememberedChildren()).toEqual([middle, middle]);
  });

  it('are forgotten one by one: the oldest is chosen next, and at last the storage is empty', () => {
    for (const child of [oldest, middle, youngest]) addChild(child);
    expect(forgetChosenChild()).toEqual(oldest);
    expect(rememberedChildren()).toEqual([oldest, middle]);
    expect(forgetChosenChild()).toEqual(middle);
    expect(forgetChosenChild()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', '7', '{}', '[1,null,{"birthday":"x"}]', '['])(
    'are the chosen one alone where %j is stored',
    (text) => {
      rememberChild(middle);
      localStorage.setItem('other-children', text);
      expect(rememberedChildren()).toEqual([middle]);
    },
  );
});
