import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { apply } from './apply.ts';
import { decide, type ReleaseCommand } from './decide.ts';
import { lastKnownGood } from './last-known-good.ts';
import type { LogEvent } from './log/log-entry.schemas.ts';
import { Conflict, RegistryError } from './registry-error.ts';
import { releaseOf } from './release.fixture.ts';
import { type AppState, fallbacksOf, initialState, type ReleaseState } from './release-state.ts';

interface Step {
  command: 'publish' | 'rollback';
  app: string;
  to: string;
}
const audit = { who: 'tests', at: '2026-11-21T04:00:00.000Z', reason: null };
const commandOf = (state: ReleaseState, { command, app, to }: Step): ReleaseCommand => {
  const expect = state.apps[app]?.active ?? null;
  return { ...audit, command, app, to, expect, release: releaseOf(app, to) };
};
const publishedLast = (events: LogEvent[], id: string): number =>
  events.findLastIndex(({ command, to }) => command === 'publish' && to === id);

const storedIn = (app: AppState | undefined): string[] =>
  app ? fallbacksOf(app).map(({ release }) => release) : [];

function run(steps: readonly Step[]): { state: ReleaseState; events: LogEvent[] } {
  let state = initialState;
  const events: LogEvent[] = [];
  for (const step of steps) {
    try {
      const fallbacks = storedIn(state.apps[step.app]);
      const keeps = fallbacks.filter((id) => publishedLast(events, id) < publishedLast(events, step.to));
      const event = decide(state, { ...commandOf(state, step), keeps });
      if (!event) continue;
      events.push(event);
      state = apply(state, event, events.length);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
    }
  }
  return { state, events };
}

const app = 'mfe-search';
const publish = (to: string): Step => ({ command: 'publish', app, to });
const back = (to: string): Step => ({ command: 'rollback', app, to });
const appAfter = (...steps: Step[]) => {
  const { apps, retired } = run(steps).state;
  return { active: apps[app]?.active, lastKnownGood: lastKnownGood(apps[app]), retired };
};

describe('what runs after a command', () => {
  it('a publication makes the former release the last known good one', () => {
    expect(appAfter(publish('r_1'))).toEqual({ active: 'r_1', lastKnownGood: null, retired: [] });
    expect(appAfter(publish('r_1'), publish('r_2'))).toEqual({
      active: 'r_2',
      lastKnownGood: 'r_1',
      retired: [],
    });
  });

  it('a rollback retires what it leaves and falls back further next time, never forward again', () => {
    const three = [publish('r_1'), publish('r_2'), publish('r_3')];
    expect(appAfter(...three, back('r_2'))).toEqual({
      active: 'r_2',
      lastKnownGood: 'r_1',
      retired: ['r_3'],
    });
    expect(appAfter(...three, back('r_2'), back('r_1'))).toEqual({
      active: 'r_1',
      lastKnownGood: null,
      retired: ['r_3', 'r_2'],
    });
  });

  it('a rollback past a release does not keep it as known good', () => {
    const four = [publish('r_1'), publish('r_2'), publish('r_3'), publish('r_4')];
    expect(appAfter(...four, back('r_2'))).toEqual({ active: 'r_2', lastKnownGood: 'r_1', retired: ['r_4'] });
  });

  it('publishing a retired release again takes it off the list', () => {
    const steps = [publish('r_1'), publish('r_2'), back('r_1'), publish('r_2')];
    expect(appAfter(...steps)).toEqual({ active: 'r_2', lastKnownGood: 'r_1', retired: [] });
  });

  it('going back to a retired release by name trusts it again', () => {
    const steps = [publish('r_1'), publish('r_2'), back('r_1'), publish('r_3'), back('r_2')];
    expect(appAfter(...steps)).toEqual({ active: 'r_2', lastKnownGood: 'r_1', retired: ['r_3'] });
  });

  it('going back to a release that is known good no more keeps nothing newer than it', () => {
    const steps = [publish('r_1'), publish('r_2'), back('r_1'), publish('r_3'), publish('r_4'), back('r_2')];
    expect(appAfter(...steps)).toEqual({ active: 'r_2', lastKnownGood: 'r_1', retired: ['r_4'] });
    const twelve = Array.from({ length: 12 }, (_, i) => publish(`r_${i + 1}`));
    expect(appAfter(...twelve, back('r_1'))).toEqual({
      active: 'r_1',
      lastKnownGood: null,
      retired: ['r_12'],
    });
  });
});

describe('a command', () => {
  const { state } = run([publish('r_1'), publish('r_2')]);

  it('is refused when another release is active than it expects', () => {
    const command = { ...commandOf(state, publish('r_3')), expect: 'r_1' };
    expect(() => decide(state, command)).toThrow(Conflict);
    expect(() => decide(state, { ...command, expect: null })).toThrow(
      /now runs r_2 \(publish by tests at 2026/,
    );
    expect(decide(state, { ...command, expect: 'r_2' })).toMatchObject({ from: 'r_2', to: 'r_3' });
  });

  it('changes nothing when that very release is active', () => {
    expect(decide(state, commandOf(state, publish('r_2')))).toBeUndefined();
  });

  it('is logged when the active release was put back with other records', () => {
    const release = releaseOf(app, 'r_2', `sha384-${'B'.repeat(64)}`);
    const event = decide(state, { ...commandOf(state, publish('r_2')), release });
    expect(event).toMatchObject({ from: 'r_2', to: 'r_2' });
    const after = apply(state, event as LogEvent, 3);
    expect(after.releases.r_2).toEqual(release);
    expect(lastKnownGood(after.apps[app])).toBe('r_1');
  });

  it('is refused when it makes no sense', () => {
    expect(() => decide(state, commandOf(state, back('r_2')))).toThrow('already runs r_2');
    expect(() => decide(initialState, commandOf(initialState, back('r_1')))).toThrow('never published');
    const foreign = { ...commandOf(state, publish('r_3')), release: releaseOf('shell', 'r_3') };
    expect(() => decide(state, foreign)).toThrow('r_3 is a release of shell');
  });
});

describe('after any commands', () => {
  const apps = ['shell', 'mfe-search'];
  const step = fc.record({
    command: fc.constantFrom('publish' as const, 'rollback' as const),
    app: fc.constantFrom(...apps),
    number: fc.integer({ min: 1, max: 15 }),
  });
  const steps = fc.array(
    step.map(({ number, ...rest }) => ({ ...rest, to: `r_${rest.app[0]}${number}` })),
    {
      maxLength: 60,
    },
  );

  it('the last known good release is neither active nor retired, and everything named is described', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const { state } = run(sequence);
        for (const [app, current] of Object.entries(state.apps)) {
          const { active } = current;
          const fallbacks = storedIn(current);
          expect(new Set([active, ...fallbacks]).size).toBe(fallbacks.length + 1);
          expect(state.retired).not.toEqual(expect.arrayContaining([active]));
          for (const id of fallbacks) expect(state.retired).not.toContain(id);
          for (const id of [active, ...fallbacks]) expect(state.releases[id]?.app).toBe(app);
        }
        expect(new Set(state.retired).size).toBe(state.retired.length);
      }),
      { numRuns: 500 },
    );
  });

  it('a rollback never ends where it started, and the next one never comes back to it by itself', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const { state, events } = run(sequence);
        const last = events.at(-1);
        if (last?.command !== 'rollback') return;
        expect(last.from).not.toBe(last.to);
        expect(state.retired).toContain(last.from);
        expect(lastKnownGood(state.apps[last.app])).not.toBe(last.from);
      }),
    );
  });

  it('the active release and its fallbacks are ever older, so no rollback without a named release goes forward', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const { state, events } = run(sequence);
        for (const current of Object.values(state.apps)) {
          const order = [current.active, ...storedIn(current)].map((id) => publishedLast(events, id));
          expect(order).toEqual([...order].sort((a, b) => b - a));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('commands of one app leave the others as they were', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const own = run(sequence.filter(({ app }) => app === 'shell')).state.apps.shell;
        const mixed = run(sequence).state.apps.shell;
        expect(mixed && { ...mixed, changed: null }).toEqual(own && { ...own, changed: null });
      }),
    );
  });
});
