const FLAG = 'yardsign.chunk-reload';

export interface ReloadPorts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload: () => void;
}

/** On the first failure at an address reloads the page (a flag of this tab remembers it); answers false when that was tried. */
export function reloadOnce(path: string, { storage, reload }: ReloadPorts): boolean {
  if (storage.getItem(FLAG) === path) return false;
  storage.setItem(FLAG, path);
  // A browser that keeps nothing would reload for ever.
  if (storage.getItem(FLAG) !== path) return false;
  reload();
  return true;
}

/** A page that is on screen ends the emergency at its address: the next failure there may reload again. */
export function pageArrived(path: string, storage: ReloadPorts['storage']): void {
  if (storage.getItem(FLAG) === path) storage.removeItem(FLAG);
}
