import { useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/browser/storage.ts';
import { type DesignDesk, type DeskPorts, openDesignDesk, type StoredDesign } from './design-desk.ts';
import { after } from '../../../lib/browser/after.ts';

/** A drawing, and where it is kept. */
export interface DesignSource extends Pick<DeskPorts, 'save' | 'load'> {
  stored: StoredDesign;
  canEdit: boolean;
  /** What is not saved yet waits in this browser under this name. */
  shelfKey: string;
}

function deskOf({ save, load, shelfKey, stored }: DesignSource): DesignDesk {
  return openDesignDesk(
    {
      save,
      load,
      shelf: { read: () => readStored(shelfKey), write: (text) => writeStored(shelfKey, text) },
      after,
    },
    stored,
  );
}

/** A desk for one drawing, for as long as the page is open. */
export function useDesignDesk(source: DesignSource): { desk: DesignDesk; view: DesignDesk['view'] } {
  const [desk] = useState(() => deskOf(source));
  const { canEdit, stored } = source;
  useEffect(() => {
    if (canEdit) desk.bringBack();
    const leave = () => desk.hurry();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      desk.close();
    };
  }, [desk, canEdit]);
  useEffect(() => desk.follow(stored), [desk, stored]);
  return { desk, view: useSyncExternalStore(desk.subscribe, () => desk.view) };
}
