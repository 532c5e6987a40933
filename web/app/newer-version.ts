const KEY = 'yardsign.reloaded-for';

function parts(version: string): number[] | null {
  const numbers = version.split('.').map(Number);
  return version !== '' && numbers.every(Number.isInteger) ? numbers : null;
}

/** True when any part of the served version is higher than the same part of the running one. Throws without a version. */
export function isNewer(running: string, latest: string): boolean {
  const [now, served] = [parts(running), parts(latest)];
  if (now === null || served === null) throw new Error(`not a version: "${running}" or "${latest}"`);
  return served.some((part, index) => part > (now[index] ?? 0));
}

interface VersionPorts {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether something was typed on this page, which a reload would take away. */
  hasTyped: () => boolean;
  reload: () => void;
}

/**
 * Reloads for a newer build, once per served version: the documents' rule also finds an older build 'newer' when one of
 * its parts is higher, and a cache may serve the old page again. Neither may end in a loop. Where something was typed the
 * next page is reloaded instead.
 */
export function reloadForVersion(running: string, latest: string, ports: VersionPorts): void {
  const { storage, hasTyped, reload } = ports;
  if (!isNewer(running, latest) || storage.getItem(KEY) === latest || hasTyped()) return;
  storage.setItem(KEY, latest);
  // A browser that keeps nothing would reload for ever.
  if (storage.getItem(KEY) !== latest) return;
  reload();
}
