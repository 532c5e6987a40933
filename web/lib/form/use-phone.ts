import { loadChunk } from '../code/load-chunk.ts';
import { useEffect, useEffectEvent, useState } from 'react';

const reader = () => loadChunk(() => import('@yardsign/contracts/phone-numbers'));

/**
 * A field for a telephone number: once it is left, the number stands there as its country writes it. The code that knows all countries
 * comes when the field is first left.
 *
 * @param field.left counts how often the field was left.
 * @returns whether what stands there is no number of any country, which is kept all the same.
 */
export function usePhone(field: { value: string; left: number; set: (shown: string) => void }): boolean {
  const [unknown, setUnknown] = useState<string | null>(null);
  const show = useEffectEvent((typed: string, read: { shown: string; known: boolean }) => {
    // What was typed meanwhile is not touched.
    if (typed !== field.value) return;
    setUnknown(read.known || typed.trim() === '' ? null : typed);
    if (read.shown !== typed) field.set(read.shown);
  });
  const typed = useEffectEvent(() => field.value);

  useEffect(() => {
    if (field.left === 0) return;
    const value = typed();
    reader().then(
      ({ readPhone }) => show(value, readPhone(value)),
      // Without the code the number stays as it was typed, and the server writes it well.
      () => {},
    );
  }, [field.left]);

  return unknown !== null && unknown === field.value;
}
