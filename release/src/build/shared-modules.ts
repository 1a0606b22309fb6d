/**
 * Modules that the shell shares with every remote and that remotes do not contain. The kernel carries the router's
 * facade, the session store and the client context, so that they exist once in a document.
 */
export const sharedModules = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  '@enerabi/shared/kernel': '^0.1.0',
} as const;
