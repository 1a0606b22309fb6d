interface StartupError extends NodeJS.ErrnoException {
  port?: number;
  address?: string;
  hostname?: string;
}

/** Says in one line what is wrong and how to fix it. */
export function startupErrorText(error: unknown): string {
  const { code, port, path, address, hostname, message } = error as StartupError;
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use: stop what listens there, or set PORT to a free one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${address ?? hostname} is no address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0.`;
  if (code === 'EACCES' && port) return `PORT ${port} needs privileges: set PORT to 1024 or above.`;
  if (code === 'EACCES' || code === 'EROFS')
    return `${path} cannot be written: set DATA_DIR to a folder you own.`;
  return message;
}
