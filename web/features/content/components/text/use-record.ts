import { useNavigate } from '@tanstack/react-router';
import { textOfHtml } from '../../../../lib/format/text-of-html.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { chooseScript } from '../../../../lib/realtalk/chosen-script.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import type { Piece } from '../../model.ts';

/** Reads a script to the camera: this device keeps it, and the recorder is opened. */
export function useRecord({ id, slug, translations }: Piece, language: Language): () => void {
  const navigate = useNavigate();
  const memberId = useSession()?.user.id ?? '';
  return () => {
    const { title, contents } = translations[language];
    chooseScript(memberId, { id, slug, title, language, text: textOfHtml(contents, '') });
    void navigate({ to: '/realtalk/record' });
  };
}
