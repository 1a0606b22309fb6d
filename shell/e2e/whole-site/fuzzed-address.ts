import { facilityFlagNames } from '@enerabi/shared/constants';
import fc from 'fast-check';

/** Lone surrogates cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
const written = (text: string): string => (text.startsWith('%') ? text : encoded(text));

const nonsense = fc.oneof(
  fc.string({ maxLength: 40 }).map(encoded),
  fc.string({ unit: 'binary', maxLength: 20 }).map(encoded),
  fc.constantFrom(
    ...[
      '',
      '%',
      '%zz',
      '%00',
      '%ff%fe',
      '%F0%9F',
      '%0d%0a',
      '..',
      '%2e%2e%2f',
      '//',
      '%5c',
      'null',
      'NaN',
      '-0',
    ],
    ...[
      'undefined',
      '1e309',
      '-1',
      '0',
      '999999999999999999999',
      '0x10',
      '1.5',
      'true',
      '[]',
      '{}',
      '__proto__',
    ],
    ...[
      'constructor',
      '<script>alert(1)</script>',
      "' OR 1=1 --",
      '%E3%81',
      '１３０００１',
      '㍿',
      'ﾎｲｸｴﾝ',
    ].map(written),
    ...[
      'a'.repeat(3_000),
      encodeURIComponent('保育園'.repeat(200)),
      '%F0%A0%AE%B7',
      '%E2%80%AE',
      '%ED%A0%80',
    ],
  ),
);
const sound = fc.constantFrom(
  '130001',
  '1',
  '2',
  '12',
  '35.6',
  '139.7',
  'vacancy',
  'true',
  '07:00',
  'tokyo',
  '13',
  '13104',
);
const value = fc.oneof({ weight: 3, arbitrary: nonsense }, { weight: 2, arbitrary: sound });

const names = [
  ...facilityFlagNames,
  ...[
    'area',
    'municipalities',
    'facility_types',
    'child_class_id',
    'child_age_months',
    'child_age_days',
    'opens_by',
  ],
  ...['open_until', 'services', 'keyword', 'sort', 'page', 'limit'],
  ...[
    'search_target_lat',
    'search_target_lng',
    'station_ids',
    'walk_minutes',
    'commute_destinations',
    'commute_from',
    'commute_within',
    'lines',
    'lat',
    'lng',
    'zoom',
  ],
  ...['south', 'north', 'west', 'east', 'facilities', 'month', 'redirect', 'utm_source', 'path_names', 'q'],
];
const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: nonsense.filter((text) => !/[&=#]/.test(text)) },
);
const brackets = fc.constantFrom('', '', '[]', '[0]', '%5B%5D', '[[]]', '[__proto__]', '[a][b]', '[');
const parameter = fc.tuple(name, brackets, value).map(([one, of, is]) => `${one}${of}=${is}`);
const query = fc
  .array(parameter, { maxLength: 6 })
  .map((parameters) => (parameters.length === 0 ? '' : `?${parameters.join('&')}`));

/** @param paths valid addresses; a fuzzed one has a segment replaced, added or removed, and a query */
export function fuzzedAddress(paths: readonly string[]): fc.Arbitrary<string> {
  const segment = fc.oneof(nonsense, sound).filter((text) => !/[?#]/.test(text));
  const changed = fc
    .tuple(
      fc.constantFrom(...paths),
      fc.constantFrom('as it is', 'as it is', 'as it is', 'replaced', 'added', 'lost'),
      segment,
      fc.nat(),
    )
    .map(([path, change, with_, place]) => {
      const segments = path.split('/').slice(1);
      const at = place % segments.length;
      if (change === 'replaced') segments[at] = with_;
      if (change === 'added') segments.push(with_);
      if (change === 'lost') segments.splice(at, 1);
      return `/${segments.join('/')}`;
    });
  return fc.tuple(changed, query).map(([path, rest]) => path + rest);
}
