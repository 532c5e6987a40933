const ELSEWHERE = ['/login', '/logout'];

/**
 * Where to go after signing in: `target` when it is a path of this site, else null. `//host`, `/\host`, addresses with
 * control characters and the sign-in pages themselves are refused.
 */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > 2000) return null;
  if (!/^\/(?![/\\])/.test(target)) return null;
  // oxlint-disable-next-line no-control-regex -- a browser drops tabs and line ends, which would turn `/\t/host` into `//host`
  if (/[\u0000-\u001f\u007f\\]/.test(target)) return null;
  const path = target.split(/[?#]/, 1)[0] ?? '';
  return ELSEWHERE.includes(path.replace(/\/+$/, '')) ? null : target;
}
