/** In component tests a CSS module's class names are their own keys. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
