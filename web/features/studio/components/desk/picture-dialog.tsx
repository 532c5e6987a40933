import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { Picture } from '../../pictures-api.ts';
import { AddPictureDialog } from '../pictures/add-picture-dialog.tsx';
import { PictureList } from '../pictures/picture-list.tsx';
import classes from '../pictures/picture-list.module.css';

interface PictureDialogProps {
  editor: Editor;
  language: Language;
  onClose: () => void;
}

/** Puts a picture where the cursor stands, with what it shows in the words of the text's language. */
export function PictureDialog({ editor, language, onClose }: PictureDialogProps) {
  const text = useText('pictures');
  const [adding, setAdding] = useState(false);
  function insert({ url, alt }: Picture) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src: url, alt: alt[language] } })
      .run();
    onClose();
  }
  if (adding) return <AddPictureDialog onClose={() => setAdding(false)} onAdded={insert} />;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text('chooseTitle')}
      size="large"
      footer={
        <Button kind="primary" onClick={() => setAdding(true)}>
          {text('addTitle')}
        </Button>
      }
    >
      <PictureList empty={<p>{text('none')}</p>}>
        {(picture) => (
          <button type="button" className={classes['choice']} onClick={() => insert(picture)}>
            <img src={picture.url} alt="" loading="lazy" />
            {picture.alt[language]}
          </button>
        )}
      </PictureList>
    </Dialog>
  );
}
