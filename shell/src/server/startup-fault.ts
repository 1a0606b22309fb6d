/** One line that says what is wrong and how to mend it. */
export function startupFault(error: unknown): string {
  const { code, port, path, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use: stop what listens there, or set PORT to a free one.`;
  if (code === 'EACCES' && port) return `PORT ${port} needs privileges: set PORT to 1024 or above.`;
  if (code === 'EACCES' || code === 'EROFS')
    return `${path} cannot be written: set DATA_DIR to a folder you own.`;
  return message;
}
