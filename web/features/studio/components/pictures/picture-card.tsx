import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { useFocusToContent } from '../../../../ui/overlay/use-focus-to-content.ts';
import { type Picture, shownAddress, useRemovePicture, useReplacePicture } from '../../pictures-api.ts';
import { titleIn } from '../../model.ts';
import { CropDialog } from './crop-dialog.tsx';
import { EditPictureDialog } from './edit-picture-dialog.tsx';
import classes from './picture-list.module.css';

/** A picture with what is said of it, where it stands, and what can be done with it. */
export function PictureCard({ picture }: { picture: Picture }) {
  const text = useText('pictures');
  const errorText = useErrorText();
  const language = useLanguage();
  const [opened, setOpened] = useState<'edit' | 'crop' | 'remove' | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const replace = useReplacePicture(picture.id);
  useFocusToContent();
  const remove = useRemovePicture(picture.id);
  const { alt, focal, name, usedIn } = picture;
  const src = shownAddress(picture);
  const close = () => setOpened(null);
  // It stays at its picture: whoever chose a file for one of many finds out which it was.
  const error = replace.error ?? remove.error;
  return (
    <article className={classes['card']} aria-label={name}>
      <img src={src} alt="" loading="lazy" />
      <strong>{name}</strong>
      <span lang="en">{alt.en}</span>
      <span lang="es">{alt.es}</span>
      <span className={classes['quiet']}>
        {[`${picture.width} × ${picture.height}`, picture.licence, picture.source].filter(Boolean).join(' · ')}
      </span>
      {usedIn.length === 0 ? (
        <span className={classes['quiet']}>{text('usedNowhere')}</span>
      ) : (
        <>
          <span>{text('usedIn', { count: usedIn.length })}</span>
          <ul>
            {usedIn.map(({ id, titles }) => (
              <li key={id}>
                <Link to="/admin/studio/$id" params={{ id }}>
                  {titleIn(titles, language) ?? text('untitled')}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={classes['buttons']}>
        <Button size="small" onClick={() => setOpened('edit')}>
          {text('edit')}
        </Button>
        <Button size="small" onClick={() => setOpened('crop')}>
          {text('crop')}
        </Button>
        <Button size="small" busy={replace.isPending} onClick={() => chooser.current?.click()}>
          {text('replace')}
        </Button>
        {usedIn.length === 0 && (
          <Button size="small" kind="quiet" onClick={() => setOpened('remove')}>
            {text('remove')}
          </Button>
        )}
      </div>
      {error && <Banner kind="failure" announce title={errorText(error)} />}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={text('replaceOf', { name })}
        accept="image/jpeg,image/png,image/gif"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file may be chosen once more, after one that did not arrive.
          event.currentTarget.value = '';
          if (!file) return;
          remove.reset();
          const done = text(focal === null ? 'replaced' : 'replacedMiddle');
          replace.mutate(file, { onSuccess: () => showToast({ message: done }) });
        }}
      />
      {opened === 'edit' && <EditPictureDialog picture={picture} src={src} onClose={close} />}
      {opened === 'crop' && <CropDialog picture={picture} onClose={close} />}
      <ConfirmDialog
        opened={opened === 'remove'}
        onClose={close}
        title={text('removeTitle', { name })}
        confirm={text('remove')}
        busy={remove.isPending}
        onConfirm={() =>
          // Once the list has been read again, this card is gone. A refusal is said above.
          void remove
            .mutateAsync(undefined)
            .then(() => showToast({ message: text('removed') }))
            .catch(() => undefined)
            .finally(close)
        }
      >
        {text('removeText')}
      </ConfirmDialog>
    </article>
  );
}
