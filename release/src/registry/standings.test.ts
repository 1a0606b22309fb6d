import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Standing } from '../document/index.ts';
import { apply } from './apply.ts';
import { decide, type ReleaseCommand } from './decide.ts';
import { fallbacksByStanding, lastKnownGood } from './last-known-good.ts';
import type { HealthReport, LogEvent, ProbeResult } from './log/log-entry.schemas.ts';
import { RegistryError } from './registry-error.ts';
import { releaseOf } from './release.fixture.ts';
import { type AppState, fallbacksOf, initialState, type ReleaseState } from './release-state.ts';
import { informed, standingOf } from './standings.ts';

const app = 'mfe-search';

type Step =
  | { do: 'publish'; to: string; outcome: ProbeResult['outcome'] }
  | { do: 'rollback' | 'drill'; to?: string; outcome?: ProbeResult['outcome'] }
  | { do: 'serve' | 'fault'; release?: string; to?: never; outcome?: never };

/** A site's releases, with a clock that advances a minute with every step, and findings of servers about them. */
class Site {
  state: ReleaseState = initialState;
  reports = new Map<string, HealthReport>();
  #seq = 0;

  get app(): AppState | undefined {
    return this.state.apps[app];
  }

  /** Commands and servers know the log and later findings of servers. */
  get known(): AppState | undefined {
    return this.app && informed(this.app, [...this.reports.values()]);
  }

  standing(release: string): Standing | undefined {
    const { known } = this;
    if (!known) return undefined;
    if (known.active === release) return standingOf(known).standing;
    return fallbacksOf(known).find((one) => one.release === release)?.standing;
  }

  run(step: Step): this {
    this.#seq += 1;
    const at = new Date(Date.UTC(2026, 10, 21) + this.#seq * 60_000).toISOString();
    if (step.do === 'serve' || step.do === 'fault') {
      const release = step.release ?? this.app?.active;
      const standing = step.do === 'serve' ? 'known_good' : 'faulty';
      if (release) this.reports.set(release, { release, standing, at, pages: 100, faults: 0 });
      return this;
    }
    const to = step.to ?? lastKnownGood(this.known);
    if (to === null) return this;
    const probe: ProbeResult = { outcome: step.outcome ?? 'passed', pages: [], detail: null };
    const command: ReleaseCommand = {
      command: step.do,
      app,
      to,
      release: releaseOf(app, to),
      expect: this.app?.active ?? null,
      ...(step.do !== 'rollback' && { probe }),
      health: [...this.reports.values()],
      who: 'tests',
      at,
      reason: null,
    };
    try {
      const event: LogEvent | undefined = decide(this.state, command);
      if (event) this.state = apply(this.state, event, this.#seq);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
    }
    return this;
  }
}

const publish = (to: string, outcome: ProbeResult['outcome'] = 'passed'): Step => ({
  do: 'publish',
  to,
  outcome,
});
const after = (...steps: Step[]): Site => steps.reduce((site, step) => site.run(step), new Site());
const fallbackIds = (site: Site) => fallbacksByStanding(site.known).map(({ release }) => release);

describe('the last known good release', () => {
  it('is one that served, however many were published after it', () => {
    const bad = Array.from({ length: 20 }, (_, i) => publish(`r_bad${i}`));
    const site = after(publish('r_good'), { do: 'serve' }, ...bad);
    expect(lastKnownGood(site.known)).toBe('r_good');
    expect(site.run({ do: 'rollback' }).app?.active).toBe('r_good');
  });

  it('is one that passed a drill, before it served', () => {
    const site = after(publish('r_1'), { do: 'drill', to: 'r_1' }, publish('r_2'), publish('r_3'));
    expect(fallbackIds(site)).toEqual(['r_1', 'r_2']);
  });

  it('is none that was forced or stopped by its circuit breaker, while another is there', () => {
    const site = after(
      publish('r_1'),
      publish('r_2', 'failed'),
      publish('r_3'),
      { do: 'fault' },
      publish('r_4'),
    );
    expect(fallbackIds(site)).toEqual(['r_1', 'r_3', 'r_2']);
    expect(lastKnownGood(site.known)).toBe('r_1');
  });

  it('is nothing, rather than a release that is known to be bad', () => {
    expect(lastKnownGood(after(publish('r_1', 'failed'), publish('r_2')).known)).toBeNull();
  });

  it('stays known good when it has been rolled back to and is replaced again', () => {
    const site = after(publish('r_1'), { do: 'serve' }, publish('r_2'), { do: 'rollback' }, publish('r_3'));
    expect(fallbacksByStanding(site.app)).toMatchObject([{ release: 'r_1', standing: 'known_good' }]);
  });

  it('may fail later and be good again: what was found out last counts', () => {
    const steps: Step[] = [publish('r_1'), { do: 'serve' }, { do: 'fault' }, publish('r_2')];
    expect(after(...steps).standing('r_1')).toBe('faulty');
    expect(after(...steps, { do: 'drill', to: 'r_1' }).standing('r_1')).toBe('known_good');
    expect(after(...steps, { do: 'drill', to: 'r_1', outcome: 'failed' }).standing('r_1')).toBe('faulty');
  });

  it('is known good when the same build is published again, and faulty where that failed its probe', () => {
    const good: Step[] = [publish('r_1'), { do: 'serve' }, publish('r_2')];
    expect(after(...good, publish('r_1')).standing('r_1')).toBe('known_good');
    expect(after(...good, publish('r_1', 'failed')).standing('r_1')).toBe('faulty');
  });

  it('counts as probed if entries of earlier schemas call it known good, since there were no findings', () => {
    const old = {
      active: 'r_2',
      knownGood: ['r_1'],
      changed: { at: '2026-11-20T00:00:00.000Z' },
    } as AppState;
    expect(fallbacksByStanding(old)).toMatchObject([{ release: 'r_1', standing: 'probed' }]);
    expect(standingOf(old).standing).toBe('probed');
  });
});

describe('whatever is published, serves, fails, is drilled and rolled back', () => {
  const id = fc.integer({ min: 1, max: 9 }).map((number) => `r_${number}`);
  const outcome = fc.constantFrom<ProbeResult['outcome']>('passed', 'passed', 'skipped', 'failed');
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('publish' as const), to: id, outcome }) },
    { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'serve' }, { do: 'fault' }, { do: 'rollback' }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('serve' as const, 'fault' as const), release: id }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('drill' as const), to: id, outcome }) },
  );
  const steps = fc.array(step, { maxLength: 60 });

  it('a faulty release is no fallback while there is a known good one', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const site = new Site();
        for (const one of sequence) {
          site.run(one);
          const all = fallbacksByStanding(site.known);
          if (all.some(({ standing }) => standing === 'known_good'))
            expect(all[0]?.standing).toBe('known_good');
          const target = lastKnownGood(site.known);
          if (target) expect(site.standing(target)).not.toBe('faulty');
          expect(all.map(({ release }) => release)).not.toContain(site.app?.active);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('publications of other releases never lose a known good one, nor what is known of it', () => {
    const bad = fc.array(fc.tuple(fc.nat(99), outcome), { maxLength: 40 });
    fc.assert(
      fc.property(steps, bad, (sequence, publications) => {
        const site = after(...sequence);
        const good = lastKnownGood(site.known);
        const wasGood = good !== null && site.standing(good) === 'known_good';
        const isActiveGood = site.app && site.standing(site.app.active) === 'known_good';
        const first = isActiveGood ? site.app?.active : wasGood ? good : undefined;
        for (const [number, how] of publications)
          site.run(publish(`r_other${number}`, how)).run({ do: 'fault' });
        if (first && publications.length > 0) expect(lastKnownGood(site.known)).toBe(first);
      }),
      { numRuns: 300 },
    );
  });

  it('a rollback without a named release retires what it leaves and never comes back to it', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const site = after(...sequence);
        const [left, target] = [site.app?.active, lastKnownGood(site.known)];
        site.run({ do: 'rollback' });
        if (!left || !target) return;
        expect(site.app?.active).toBe(target);
        expect(site.state.retired).toContain(left);
        expect(fallbackIds(site)).not.toContain(left);
      }),
      { numRuns: 300 },
    );
  });

  it('known good ones stay in the order of their publications', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const { app: current } = after(...sequence);
        if (!current) return;
        const inOrder = fallbacksOf(current).filter(({ standing }) => standing === 'known_good');
        expect(current.knownGood).toEqual(inOrder.map(({ release }) => release));
        expect(fallbacksOf(current).length).toBeLessThanOrEqual(15);
      }),
    );
  });
});
