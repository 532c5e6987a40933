import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { chooseScript, type ChosenScript, chosenScript } from '../../../lib/realtalk/chosen-script.ts';
import { pieceQuery } from '../../content/api.ts';
import { scriptOf } from '../../content/script-of.ts';

/**
 * The script that was chosen, with the words that it has now: its member may have written on since, here or on another device. One that
 * cannot be read, without a connection or because it is gone, is read as it was chosen.
 */
export function useCurrentScript(memberId: string): ChosenScript | null {
  // Another script chosen in another window does not change what is being read here.
  const [chosen] = useState(() => chosenScript(memberId));
  const { slug, language } = chosen ?? { slug: '', language: 'en' as const };
  const { data: piece } = useQuery({
    ...pieceQuery(slug, language),
    enabled: chosen !== null,
    staleTime: 0,
    retry: false,
  });
  const current = useMemo(() => {
    if (piece?.id !== chosen?.id || piece === undefined) return chosen;
    const now = scriptOf(piece, language);
    return now.text === '' ? chosen : now;
  }, [piece, chosen, language]);
  useEffect(() => {
    if (current !== null && chosenScript(memberId)?.id === current.id) chooseScript(memberId, current);
  }, [memberId, current]);
  return current;
}
