/**
 * What a process of a test inherits: nothing that whoever runs the tests has set for a site of their own. It shares the
 * compiled code of the processes before it.
 */
export function childEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
