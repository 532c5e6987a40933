import { useEffect, useRef, useState } from 'react';
import { type CheckedWording, checkWording } from './check-wording.ts';
import type { WordingLaw } from './wording-question.ts';

const NOTHING: CheckedWording = { text: '', found: [] };

type Check = ReturnType<typeof checkWording>;

/** What was found in the newest text that is checked already: the one that is written now, or one shortly before it. */
export function useWording(text: string, { language, state }: WordingLaw): CheckedWording {
  const [checked, setChecked] = useState(NOTHING);
  const check = useRef<Check | null>(null);
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
    check.current?.read(text);
  }, [text]);
  useEffect(() => {
    const begun = checkWording({ language, state }, setChecked);
    check.current = begun;
    begun.read(newest.current);
    return () => {
      begun.close();
      check.current = null;
    };
  }, [language, state]);
  return checked;
}
