/// <reference path="./structured-data-validator.d.ts" preserve="true" />

import Validator from '@adobe/structured-data-validator';

type Item = Record<string, unknown> & { '@type': string };

interface Rule {
  required: readonly string[];
  /** Optional properties. All others are errors, so that a misspelt name is found. */
  allowed: readonly string[];
}

const place: Rule = {
  required: ['@id', 'name', 'url', 'address'],
  allowed: [
    'geo',
    'image',
    'telephone',
    'sameAs',
    'maximumAttendeeCapacity',
    'openingHoursSpecification',
    'parentOrganization',
  ],
};

/** Properties that Google's guide requires of local businesses, carousels, job postings and breadcrumbs (search gallery, 2026). */
const rules: Record<string, Rule> = {
  ChildCare: place,
  Preschool: place,
  PostalAddress: {
    required: ['addressCountry', 'addressRegion', 'addressLocality'],
    allowed: ['streetAddress', 'postalCode'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], allowed: [] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], allowed: [] },
  BreadcrumbList: { required: ['itemListElement'], allowed: [] },
  ItemList: { required: ['name', 'numberOfItems', 'itemListElement'], allowed: [] },
  Event: {
    required: [
      '@id',
      'url',
      'name',
      'startDate',
      'endDate',
      'eventStatus',
      'eventAttendanceMode',
      'location',
    ],
    allowed: ['description', 'image', 'maximumAttendeeCapacity', 'organizer'],
  },
  Place: { required: ['name', 'address'], allowed: ['geo'] },
  VirtualLocation: { required: ['url'], allowed: [] },
  JobPosting: {
    required: [
      '@id',
      'url',
      'title',
      'description',
      'datePosted',
      'validThrough',
      'employmentType',
      'identifier',
      'hiringOrganization',
      'jobLocation',
      'baseSalary',
      'directApply',
      'responsibilities',
      'workHours',
      'jobBenefits',
    ],
    allowed: ['qualifications', 'experienceRequirements'],
  },
  MonetaryAmount: { required: ['currency', 'value'], allowed: [] },
  QuantitativeValue: { required: ['unitText'], allowed: ['value', 'minValue', 'maxValue'] },
  OccupationalExperienceRequirements: { required: ['monthsOfExperience'], allowed: [] },
  Article: { required: ['headline', 'datePublished', 'author'], allowed: ['image', 'mainEntityOfPage'] },
  Organization: {
    required: ['name', 'url'],
    allowed: ['@id', 'alternateName', 'description', 'address', 'sameAs', 'identifier', 'subOrganization'],
  },
  PropertyValue: { required: ['value'], allowed: ['propertyID', 'name'] },
  ListItem: { required: ['position', 'name'], allowed: ['item', 'url'] },
};

const address = /^https?:\/\/[^/\s]+\/\S*$/;
const days = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const instant = /^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:\d\d\+09:00$/;

/** Formats of values, wherever they occur. */
const forms: Record<string, (value: unknown) => boolean> = {
  '@id': (value) => address.test(String(value)),
  url: (value) => address.test(String(value)),
  item: (value) => address.test(String(value)),
  image: (value) => Array.isArray(value) && value.every((picture) => address.test(String(picture))),
  datePosted: (value) => /^20\d\d-\d\d-\d\d$/.test(String(value)),
  validThrough: (value) => instant.test(String(value)),
  employmentType: (value) => /^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY)$/.test(String(value)),
  unitText: (value) => /^(HOUR|DAY|MONTH|YEAR)$/.test(String(value)),
  currency: (value) => value === 'JPY',
  directApply: (value) => typeof value === 'boolean',
  datePublished: (value) => /^20\d\d-\d\d-\d\d$/.test(String(value)),
  mainEntityOfPage: (value) => address.test(String(value)),
  sameAs: (value) => address.test(String(value)),
  addressCountry: (value) => value === 'JP',
  postalCode: (value) => /^\d{7}$/.test(String(value)),
  telephone: (value) => /^[\d-]{9,14}$/.test(String(value)),
  latitude: (value) => typeof value === 'number' && value > 20 && value < 46,
  longitude: (value) => typeof value === 'number' && value > 122 && value < 154,
  dayOfWeek: (value) => Array.isArray(value) && value.length > 0 && value.every((day) => days.test(day)),
  opens: (value) => clock.test(String(value)),
  closes: (value) => clock.test(String(value)),
  startDate: (value) => instant.test(String(value)),
  endDate: (value) => instant.test(String(value)),
  position: (value) => Number.isInteger(value) && Number(value) > 0,
};

/** Recommended for jobs without a place of work only. */
const ofRemoteWork = /"(applicantLocationRequirements|jobLocationType)"/;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && '@type' in value;

function faultsOf(item: Item, at: string): string[] {
  const type = item['@type'];
  const rule = rules[type];
  if (!rule) return [`${at}: nobody has said what belongs into ${type}`];
  const known = new Set(['@type', ...rule.required, ...rule.allowed]);
  return [
    ...rule.required.filter((name) => !(name in item)).map((name) => `${at}: ${name} is missing`),
    ...Object.entries(item).flatMap(([name, value]) => {
      const where = `${at}.${name}`;
      if (!known.has(name)) return [`${where} does not belong there`];
      if (value === null || value === undefined || value === '') return [`${where} is empty`];
      if (forms[name]?.(value) === false) return [`${where} cannot be ${JSON.stringify(value)}`];
      return [value]
        .flat()
        .flatMap((inner, index) => (isItem(inner) ? faultsOf(inner, `${where}.${index}`) : []));
    }),
  ];
}

/**
 * Finds errors that search engines would find in schema.org data: by our own rules for the types that the site writes,
 * and by `@adobe/structured-data-validator`, which knows Google's rules for breadcrumbs and lists, but not for places.
 * @param data as in the page: an item, or a graph of items
 * @returns no errors if the data are valid
 */
export async function structuredDataFaults(data: object): Promise<string[]> {
  const { '@context': context, '@graph': graph, ...single } = data as Record<string, unknown>;
  const items = (graph ?? [single]) as Item[];
  const byType = Map.groupBy(structuredClone(items), (item) => item['@type']);
  const issues = await new Validator().validate({ jsonld: Object.fromEntries(byType) });
  return [
    ...(context === 'https://schema.org' ? [] : ['@context is missing']),
    ...items.flatMap((item) => faultsOf(item, item['@type'])),
    ...issues.map(({ issueMessage }) => issueMessage).filter((message) => !ofRemoteWork.test(message)),
  ];
}
