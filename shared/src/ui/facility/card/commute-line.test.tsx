import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { keepCommutePlaces } from '../../../commute/index.ts';
import { sampleFacility } from '../../../testing/samples/sample-facilities.ts';
import { CommuteLine } from './commute-line.tsx';

const facility = sampleFacility();
const home = {
  name: '三軒茶屋駅',
  latitude: (facility.latitude ?? 0) + 0.003,
  longitude: facility.longitude ?? 0,
};
const work = { ...home, name: '渋谷駅', latitude: home.latitude + 0.1 };
const line = () => document.querySelector('p');

beforeEach(() => {
  localStorage.clear();
  act(() => void keepCommutePlaces({ works: [] }));
});

describe('the line of a family’s ways on a card (issue 22)', () => {
  it('is there without a home, but says nothing', async () => {
    render(<CommuteLine facility={facility} />);
    await act(async () => {});
    expect(line()).toBeEmptyDOMElement();
  });

  it('says the usual way from home and to each work, and goes when the home is removed', async () => {
    keepCommutePlaces({ home, works: [work, home] });
    render(<CommuteLine facility={facility} />);
    expect(await screen.findByText('親子で徒歩約8分')).toBeVisible();
    expect(line()).toHaveTextContent(
      '通園 三軒茶屋駅から 親子で徒歩約8分渋谷駅へ 電車約52分三軒茶屋駅へ 徒歩約8分',
    );
    act(() => void keepCommutePlaces({ works: [work] }));
    expect(line()).toBeEmptyDOMElement();
  });

  it('says why it knows no time', async () => {
    keepCommutePlaces({ home, works: [] });
    render(<CommuteLine facility={{ ...facility, latitude: null, longitude: null }} />);
    expect(await screen.findByText(/園の位置が未登録/)).toBeVisible();
  });
});
