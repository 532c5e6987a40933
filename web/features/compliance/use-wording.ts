import { useEffect, useRef, useState } from 'react';
import { type CheckedWording, checkWording } from './check-wording.ts';
import type { WordingLaw } from './wording-question.ts';

const NOTHING: CheckedWording = { text: '', found: [] };

type Check = ReturnType<typeof checkWording>;

/** What was found in the newest text that is checked already: the one that is written now, or one shortly before it. */
export function useWording(text: string, { language, state }: WordingLaw): CheckedWording {
  const [checked, setChecked] = useState(NOTHING);
  const check = useRef<Check | null>(null);
  useEffect(() => {
    const begun = checkWording({ language, state }, setChecked);
    check.current = begun;
    return () => begun.close();
  }, [language, state]);
  useEffect(() => check.current?.read(text), [text, language, state]);
  return checked;
}
