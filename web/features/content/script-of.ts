import { textOfHtml } from '../../lib/format/text-of-html.ts';
import type { Language } from '../../lib/i18n/language.ts';
import type { ChosenScript } from '../../lib/realtalk/chosen-script.ts';
import type { Piece } from './model.ts';

/** A piece as it is read to the camera: its words in one language, without anything else that stands on its page. */
export function scriptOf({ id, slug, translations }: Piece, language: Language): ChosenScript {
  const { title, contents } = translations[language];
  return { id, slug, title, language, text: textOfHtml(contents, '') };
}
