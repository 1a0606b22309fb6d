const hint = 'a release contains what it needs, and reaches the API by the client of its context';

/**
 * Names of Node that a remote's server code gets in another form. They keep mistakes out of the server, such as a library
 * that reads its environment or calls another host; code that wants to do harm finds other ways.
 */
export const remoteGlobals: Readonly<Record<string, unknown>> = {
  require: (name: string): never => {
    throw new Error(`it loads the module ${name}: ${hint}`);
  },
  // Libraries ask for it to find out whether they run in a browser.
  process: undefined,
  fetch: async (address: unknown): Promise<never> => {
    throw new Error(`it calls ${String((address as Request | null)?.url ?? address)}: ${hint}`);
  },
};
