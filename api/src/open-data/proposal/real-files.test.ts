import { basename } from 'node:path';
import { referenceFile } from '@enerabi/shared/testing/reference';
import { withReference } from '@enerabi/shared/testing/with-reference';
import { expect, it } from '@jest/globals';
import { loadProfile } from '../layout/profile.ts';
import { describeImport } from '../testing/describe-import.ts';
import { propose } from './propose.ts';
import { checkedProfile, proposedProfile } from './proposed-profile.ts';
import { readSample } from './read-sample.ts';

/** Real open data beside the project, if there is any; never part of it. */
const files = {
  'takamatsu_nursery_school.utf8bom.csv': 'takamatsu',
  'takamatsu_nursery_school.xlsx': 'takamatsu',
  'takamatsu_0013_nursery_linkdata.csv': 'takamatsu-linkdata',
  'sapporo_nurseryFacilities.geojson': 'sapporo',
  'kudamatsu_352071_preschool.cp932.csv': null,
};

withReference('proposals for real files', () =>
  describeImport('proposals for real files, without their bundled profiles', ({ database, run }) => {
    const facts = () =>
      database.db
        .selectFrom('facility')
        .select([
          ...([
            'name',
            'facility_type',
            'ownership',
            'municipality_code',
            'address',
            'phones',
            'fax',
            'url',
          ] as const),
          ...([
            'latitude',
            'longitude',
            'capacity',
            'accept_from_months',
            'accepted_age_text',
            'open_days',
          ] as const),
          ...([
            'weekday_open',
            'weekday_close',
            'extended_open',
            'extended_close',
            'hours_note',
            'services',
          ] as const),
          'remarks',
        ])
        .orderBy('name')
        .orderBy('address')
        .orderBy('capacity')
        .execute();

    it.each(Object.entries(files))(
      'of %s say what profile %s says, in under ten seconds',
      async (file, bundled) => {
        const path = referenceFile(`data/${file}`);
        const given = bundled === null ? null : await loadProfile(bundled);
        const reference = await run([path], { profile: given });
        const wanted = await facts();
        await database.db.deleteFrom('facility').execute();
        const started = performance.now();
        const proposal = propose(await readSample(path), basename(path));
        expect(performance.now() - started).toBeLessThan(10_000);
        expect(proposal.columns.filter(({ isSure }) => !isSure)).toEqual([]);
        expect(proposal.missing).toEqual([]);
        const proposed = await run([path], {
          profile: checkedProfile(proposedProfile(proposal, 'proposed')),
        });
        expect(proposed.files[0]?.created).toBe(reference.files[0]?.created);
        expect(await facts()).toEqual(wanted);
      },
    );
  }),
);
