const FLAG = 'yardsign.chunk-reload';

/** So long after a reload the same page may ask for another: what was wrong then is not what is wrong now. */
const AGAIN_MS = 10 * 60_000;

interface ReloadPorts {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: number;
  reload: () => void;
}

/**
 * On the first failure at an address reloads the page (a flag of this tab remembers it); answers false when that was tried. Nothing
 * that arrives takes the flag back: a page that comes and then loses a part would reload for ever.
 */
export function reloadOnce(path: string, { storage, now, reload }: ReloadPorts): boolean {
  const [tried = '', at = ''] = storage.getItem(FLAG)?.split(' ') ?? [];
  if (tried === path && now - Number(at) < AGAIN_MS) return false;
  const flag = `${path} ${now}`;
  storage.setItem(FLAG, flag);
  // A browser that keeps nothing would reload for ever.
  if (storage.getItem(FLAG) !== flag) return false;
  reload();
  return true;
}
