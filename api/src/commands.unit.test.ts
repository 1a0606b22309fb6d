import { describe, expect, it } from '@jest/globals';
import { Command } from 'commander';
import { addCommands, commands } from './commands.ts';

const added = async (name: string): Promise<string[]> => {
  const program = new Command('data');
  await addCommands(program, name);
  return program.commands.map((command) => command.name());
};

describe('commands of npm run data', () => {
  it('are all there for help, under the names by which they are loaded', async () => {
    expect(await added('--help')).toEqual(Object.keys(commands));
    expect(await added('')).toEqual(Object.keys(commands));
    expect(await added('constructor')).toEqual(Object.keys(commands));
  });

  it.each(Object.keys(commands))('%s loads itself', async (name) => {
    expect(await added(name)).toContain(name);
  });

  it('load nothing of the others', async () => {
    expect(await added('slots')).toEqual(['slots']);
  });
});
