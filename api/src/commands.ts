import type { Command } from 'commander';

/** Adds a command, or several that belong together, to the program. */
type Register = (program: Command) => void;

const posts = async (): Promise<Register> =>
  (await import('./open-data/posts/import-posts.command.ts')).importPostsCommands;

async function webhooks(): Promise<Register> {
  const [{ webhooksCommand }, { ensureAuthSecret }, { deriveSecrets }] = await Promise.all([
    import('./platform/webhooks/command/webhooks.command.ts'),
    import('./identity/secret/auth-secret.ts'),
    import('./identity/secret/secrets.ts'),
  ]);
  return (program) =>
    webhooksCommand(program, {
      keyOf: async (settings) => deriveSecrets(await ensureAuthSecret(settings)).webhooks,
    });
}

/** The commands of `npm run data` by name. Each loads its own code: that of all takes twice as long to start. */
export const commands: Readonly<Record<string, () => Promise<Register>>> = {
  import: async () => (await import('./open-data/facilities/import.command.ts')).importCommand,
  'import-vacancies': async () =>
    (await import('./open-data/vacancies/import-vacancies.command.ts')).importVacanciesCommand,
  'import-stations': async () =>
    (await import('./open-data/stations/import-stations.command.ts')).importStationsCommand,
  'import-events': posts,
  'import-notices': posts,
  'import-interviews': posts,
  'import-jobs': posts,
  'import-slots': posts,
  'import-admissions': posts,
  demo: async () => (await import('./demo-data/demo.command.ts')).demoCommand,
  'send-saved-searches': async () =>
    (await import('./members/saved-searches/send-saved-searches.command.ts')).sendSavedSearchesCommand,
  messages: async () => (await import('./messages/command/messages.command.ts')).messagesCommand,
  bookings: async () => (await import('./visits/command/bookings.command.ts')).bookingsCommand,
  slots: async () => (await import('./visits/command/slots.command.ts')).slotsCommand,
  webhooks,
  'support-messages': async () =>
    (await import('./messages/support-messages/moderation/moderation.command.ts')).supportMessagesCommand,
};

/**
 * Adds the command with this name; all of them if there is none, so that help and error messages can name each.
 */
export async function addCommands(program: Command, name: string): Promise<void> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const loads = load ? [load] : [...new Set(Object.values(commands))];
  for (const register of await Promise.all(loads.map((one) => one()))) register(program);
}
