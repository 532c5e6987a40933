import { useEffect, useRef, useState } from 'react';
import { OF_MEMBER } from '../browser/storage.ts';
import { readTab, writeTab } from '../browser/tab-storage.ts';
import { useWriter } from '../session/use-writer.ts';
import type { Draft } from './use-draft.ts';

/** Changes, or what they began from, as they were kept, but for fields that the form does not have any more; null where there are none. */
function readKept<Values extends object>(key: string, values: Values): Partial<Values> | null {
  try {
    const kept: unknown = JSON.parse(readTab(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter(
      ([name, value]) => Object.hasOwn(values, name) && typeof value === typeof values[name as keyof Values],
    );
    return known.length === 0 ? null : (Object.fromEntries(known) as Partial<Values>);
  } catch {
    return null;
  }
}

/** What waits of a form that was left with changes. */
export interface KeptDraft {
  /** There are changes from before, and none since. */
  waiting: boolean;
  bringBack: () => void;
  letGo: () => void;
}

/** Under which it is kept what the changed fields were before. */
const beforeKeyOf = (key: string) => `${key}.before`;

/**
 * Keeps what was typed and not saved in this tab, also over a reload, and offers it back until it is taken, let go, or something
 * else is typed. It is offered to nobody but its writer: somebody else may go on in the tab.
 *
 * @param name what is kept moves along when it changes, as it does when something gets an id by being saved.
 * @param dirty whether the draft differs from what is saved.
 */
export function useKeptDraft<Values extends object>(name: string, draft: Draft<Values>, dirty: boolean): KeptDraft {
  const key = `${OF_MEMBER}draft.${useWriter()}.${name}`;
  const beforeKey = beforeKeyOf(key);
  const [offered, setOffered] = useState(() => {
    const kept = readKept(key, draft.values);
    return kept && { edits: kept, before: readKept(beforeKey, draft.values) ?? {} };
  });
  const { edits, before, reset } = draft;
  const waiting = offered !== null && !dirty;
  // Whoever types anew has decided.
  if (dirty && offered !== null) setOffered(null);

  const keptUnder = useRef(key);
  useEffect(() => {
    const former = keptUnder.current;
    keptUnder.current = key;
    if (former !== key) for (const each of [former, beforeKeyOf(former)]) writeTab(each, null);
    if (!dirty && waiting) return;
    writeTab(key, dirty ? JSON.stringify(edits) : null);
    // Somebody may save something else meanwhile, of what was changed here.
    const began = Object.keys(edits).map((field) => [field, before[field as keyof Values]] as const);
    writeTab(beforeKey, dirty ? JSON.stringify(Object.fromEntries(began)) : null);
  }, [key, beforeKey, edits, before, dirty, waiting]);

  return {
    waiting,
    bringBack: () => {
      if (offered !== null) reset(offered.edits, offered.before);
      setOffered(null);
    },
    letGo: () => setOffered(null),
  };
}
