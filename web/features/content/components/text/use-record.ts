import { useNavigate } from '@tanstack/react-router';
import type { Language } from '../../../../lib/i18n/language.ts';
import { chooseScript } from '../../../../lib/realtalk/chosen-script.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import type { Piece } from '../../model.ts';
import { scriptOf } from '../../script-of.ts';

/** Reads a script to the camera: this device keeps it, and the recorder is opened. */
export function useRecord(piece: Piece, language: Language): () => void {
  const navigate = useNavigate();
  const memberId = useSession()?.user.id ?? '';
  return () => {
    chooseScript(memberId, scriptOf(piece, language));
    void navigate({ to: '/realtalk/record' });
  };
}
