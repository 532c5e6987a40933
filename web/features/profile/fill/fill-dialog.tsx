import { type ContactCard, readCard } from '@yardsign/domain/vcard/read-card';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Site } from '../api.ts';
import type { ProfileForm } from '../components/use-profile-form.ts';
import { CardPhoto } from './card-photo.tsx';
import { CardZone } from './card-zone.tsx';
import classes from './fill-dialog.module.css';
import { readCardFile } from './read-card-file.ts';
import { SiteForm } from './site-form.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { imagesOf, suggestionsOf } from './suggestions.ts';

interface FillDialogProps {
  opened: boolean;
  onClose: () => void;
  form: ProfileForm;
  memberId: string;
}

/** What was read last, of a card or a website. */
type Read = { from: 'card'; card: ContactCard } | { from: 'site'; site: Site } | { from: 'unreadable' } | null;

/** What a contact card or a website says, each to be taken into the form or left. Nothing is saved before the form is. */
export function FillDialog({ opened, onClose, form, memberId }: FillDialogProps) {
  const text = useText('uploads');
  const [read, setRead] = useState<Read>(null);

  async function take(file: File) {
    const content = await readCardFile(file);
    const card = content === null ? null : readCard(content);
    setRead(card === null ? { from: 'unreadable' } : { from: 'card', card });
  }

  const said = read?.from === 'card' ? read.card : read?.from === 'site' ? read.site : null;
  const suggestions = said === null ? [] : suggestionsOf(said, form.values, form.locked);
  const images = read?.from === 'site' ? imagesOf(read.site, form.values, form.locked) : [];
  const photo = read?.from === 'card' && !form.locked.has('photo') ? read.card.photo : null;
  const takeAll = () => {
    for (const { field, value } of suggestions) form.set(field, value);
    for (const { field, image } of images) form.set(field, image);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('fillTitle')}
      footer={
        <>
          {suggestions.length + images.length > 1 && <Button onClick={takeAll}>{text('useAll')}</Button>}
          <Button kind="primary" onClick={onClose}>
            {text('cardDone')}
          </Button>
        </>
      }
    >
      <div className={classes['content']}>
        <SiteForm
          memberId={memberId}
          known={form.values.website}
          onStart={() => setRead(null)}
          onRead={(site) => setRead({ from: 'site', site })}
        />
        <CardZone unreadable={read?.from === 'unreadable'} onChoose={(file) => void take(file)} />
        {said !== null && suggestions.length + images.length === 0 && photo === null && (
          <p role="status">{text(read?.from === 'site' ? 'siteNothing' : 'cardNothing')}</p>
        )}
        <SuggestionList
          label={text(read?.from === 'site' ? 'siteFound' : 'cardFound')}
          form={form}
          suggestions={suggestions}
          images={images}
        />
        {photo && <CardPhoto key={photo.base64} form={form} memberId={memberId} photo={photo} />}
      </div>
    </Dialog>
  );
}
