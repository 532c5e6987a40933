import { useState } from 'react';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { type Picture, shownAddress } from '../../pictures-api.ts';
import { AddPictureDialog } from './add-picture-dialog.tsx';
import { PictureList } from './picture-list.tsx';
import classes from './picture-list.module.css';

interface PickPictureDialogProps {
  /** In which what pictures show is said; that of the page where it is left out. */
  language?: Language;
  onPicked: (picture: Picture) => void;
  onClose: () => void;
}

/** Chooses one of the content team's pictures, or takes another in. */
export function PickPictureDialog({ language, onPicked, onClose }: PickPictureDialogProps) {
  const text = useText('pictures');
  const ofPage = useLanguage();
  const [adding, setAdding] = useState(false);
  if (adding) return <AddPictureDialog onClose={() => setAdding(false)} onAdded={onPicked} />;
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
      <PictureList first empty={<p>{text('none')}</p>}>
        {(picture) => (
          <button type="button" className={classes['choice']} onClick={() => onPicked(picture)}>
            <img src={shownAddress(picture)} alt="" loading="lazy" />
            {picture.alt[language ?? ofPage]}
          </button>
        )}
      </PictureList>
    </Dialog>
  );
}
