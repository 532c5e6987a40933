/** Names under which only this machine reaches itself: no record of a foreign name server leads there under them. */
export function isLoopbackName(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    name === '::1' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  );
}

/** The name in a `Host` header, without its port, in small letters; null for what is no name. */
function nameOfHost(host: string | undefined): string | null {
  const found = /^(\[[0-9a-f:.]+\]|[^\s:/@\\]+?)\.?(?::\d{1,5})?$/i.exec(host ?? '');
  return found?.[1]?.toLowerCase() ?? null;
}

/**
 * Decides by the `Host` header whether a request was meant for this server. A name that somebody else has pointed here must not
 * be answered: to a browser, whatever is answered would belong to that somebody's site (DNS rebinding).
 *
 * @param names those of the settings, without ports. Names of this very machine are always answered.
 */
export function createHostCheck(names: readonly string[]): (host: string | undefined) => boolean {
  const own = new Set(names.map((name) => nameOfHost(name)));
  return (host) => {
    const name = nameOfHost(host);
    return name !== null && (own.has(name) || isLoopbackName(name));
  };
}
