import { tourAcceptances } from '@enerabi/shared/constants';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { facilityKinds } from '../facility-kinds.ts';
import { careOf } from '../facts/care.ts';
import { randomSource } from '../random-source.ts';
import { accessNote } from './access.ts';

const kind = facilityKinds.find(({ family }) => family === 'visiting') as (typeof facilityKinds)[number];
const town = { text: '若葉町', kana: 'わかばちょう' };
const station = { name: '横手', line: 'JR奥羽本線', walk_minutes: 4 };
const ofHouse =
  /園内|園庭|保育室|異年齢|友だち|オートロック|防犯カメラ|避難訓練|子育て広場|駐車場|駐輪場|布団|給食|徒歩|目印|開所/;

it('says of care at the child’s own home nothing that takes a house, a group or a yard', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...tourAcceptances), (seed, tour) => {
      const random = randomSource(seed);
      const care = careOf(random, { kind, isPublic: false, isInBuilding: false, tour, today: '2026-05-20' });
      const { policy, remarks, fees_note, parking_note, garden_note, belongings_note, hours_note } = care;
      const notes = [policy, remarks, fees_note, parking_note, garden_note, belongings_note, hours_note];
      const access = accessNote(random, 'visiting', [station], town);
      expect([...notes, access].join('')).not.toMatch(ofHouse);
      expect(care.services).not.toContain('parking');
    }),
  );
});
