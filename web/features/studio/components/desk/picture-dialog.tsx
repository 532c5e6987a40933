import type { Editor } from '@tiptap/core';
import type { Language } from '../../../../lib/i18n/language.ts';
import type { Picture } from '../../pictures-api.ts';
import { PickPictureDialog } from '../pictures/pick-picture-dialog.tsx';

interface PictureDialogProps {
  editor: Editor;
  language: Language;
  onClose: () => void;
}

/** Puts a picture where the cursor stands, with what it shows in the words of the text's language. */
export function PictureDialog({ editor, language, onClose }: PictureDialogProps) {
  function insert({ url, alt }: Picture) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src: url, alt: alt[language] } })
      .run();
    onClose();
  }
  return <PickPictureDialog language={language} onPicked={insert} onClose={onClose} />;
}
