import { type Limit, showing } from '../limits.ts';

const visits = showing('Visit booking');

const afterCrashes = (database: string) =>
  ({
    kills: {
      what: `kills of the planned ones, ${database}`,
      bound: 'at least',
      value: 1,
      unit: 'x',
      source: visits('500 SIGKILLs on PostgreSQL, 100 on the embedded database'),
    },
    lost: {
      what: `bookings lost or doubled by crashes, ${database}`,
      bound: 'at most',
      value: 0,
      unit: 'count',
      source: visits('no acknowledged booking lost, none doubled'),
    },
    offers: {
      what: `offers to a family that holds one for the facility, ${database}`,
      bound: 'at most',
      value: 0,
      unit: 'count',
      source: visits('nobody holds two offers for one facility'),
    },
    places: {
      what: `slots whose places do not add up, ${database}`,
      bound: 'at most',
      value: 0,
      unit: 'count',
      source: visits('no place lost or gained'),
    },
  }) as const;

export const limits = {
  lastPlace: {
    what: 'bookings of a last place too many or too few',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: visits('exactly one winner each'),
  },
  answered: {
    what: 'families without a clear answer',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: visits('no deadlock, losers told'),
  },
  control: {
    what: 'bookings too many by checking and then inserting',
    bound: 'above',
    value: 0,
    unit: 'count',
    source: visits('a naive check-then-insert control in the same harness must overbook'),
  },
  offered: {
    what: 'offers to families that waited, PostgreSQL',
    bound: 'above',
    value: 0,
    unit: 'count',
    source: visits('capacity − live bookings − held offers = places left'),
  },
  onPostgres: afterCrashes('PostgreSQL'),
  onEmbedded: afterCrashes('embedded database'),
} as const satisfies Record<string, Limit | Record<string, Limit>>;
