import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unsignedDocument } from '../document/index.ts';
import { apply } from './apply.ts';
import { decide, type ReleaseCommand } from './decide.ts';
import { type CommandName, commandName, logEntry } from './log/log-entry.schemas.ts';
import { projectEntry } from './projection.ts';
import { RegistryError } from './registry-error.ts';
import { releaseOf } from './release.fixture.ts';
import { initialState, type ReleaseState } from './release-state.ts';

const app = 'mfe-search';
const at = '2026-11-21T04:00:00.000Z';

interface Step {
  name: CommandName;
  release: string;
  weight: number;
}

/** The command as the operations would make it: what is about the running state takes it from there. */
function commandOf(state: ReleaseState, { name, release, weight }: Step, seq: number): ReleaseCommand {
  const current = state.apps[app];
  const tried = current?.rollout?.candidate;
  const isAboutActive = ['abort', 'disable', 'enable', 'lock', 'unlock', 'retire'].includes(name);
  const to = isAboutActive ? (current?.active ?? release) : name === 'promote' ? (tried ?? release) : release;
  return {
    command: name,
    app,
    to,
    release: releaseOf(app, to),
    expect: current?.active ?? null,
    who: 'tests',
    at,
    reason: null,
    ...(name === 'rollout' && {
      rollout: { id: current?.rollout?.id ?? `ro_${seq}`, weight, plan: [], isPaused: false },
    }),
    ...(name === 'retire' && { retires: release }),
    ...(name === 'rollback' && { keeps: [] }),
  };
}

const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...commandName.options),
    release: fc.constantFrom('r_1', 'r_2', 'r_3', 'r_4'),
    weight: fc.nat(10_000),
  }),
  { maxLength: 40 },
);

describe('any commands in any order', () => {
  it('lead to a state in which what runs is neither retired nor missing, and which can be read', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let state = initialState;
        let seq = 0;
        for (const step of all) {
          const before = state.apps[app];
          try {
            const event = decide(state, commandOf(state, step, seq));
            if (!event) continue;
            seq++;
            state = apply(state, event, seq);
            const current = state.apps[app];
            const candidate = current?.rollout?.candidate;
            expect(candidate).not.toBe(current?.active);
            expect(state.retired).not.toContain(current?.active);
            expect(state.retired).not.toContain(candidate);
            expect(new Set(state.retired).size).toBe(state.retired.length);
            if (before?.rollout && candidate === before.rollout.candidate)
              expect(current?.rollout?.weight).toBeGreaterThanOrEqual(before.rollout.weight);
            const entry = logEntry.parse({
              schema: 4,
              seq,
              environment: 'local',
              previous: null,
              event,
              state,
            });
            expect(entry.state).toEqual(state);
            expect(unsignedDocument.safeParse(projectEntry(entry)).success).toBe(true);
          } catch (error) {
            if (!(error instanceof RegistryError)) throw error;
          }
        }
      }),
    );
  });

  it('never refuse to take back: a rollback or an abort works whatever else is set', () => {
    const run = (names: [CommandName, string][]): ReleaseState =>
      names.reduce((state, [name, release], at) => {
        const event = decide(state, commandOf(state, { name, release, weight: 100 }, at));
        return event ? apply(state, event, at + 1) : state;
      }, initialState);
    const tried: [CommandName, string][] = [
      ['publish', 'r_1'],
      ['publish', 'r_2'],
      ['rollout', 'r_3'],
      ['lock', 'r_2'],
      ['disable', 'r_2'],
    ];
    expect(run([...tried, ['abort', 'r_2']]).apps[app]).toMatchObject({ active: 'r_2', rollout: null });
    expect(run([...tried, ['rollback', 'r_1']]).apps[app]).toMatchObject({ active: 'r_1', rollout: null });
  });
});
