import { isDocument } from '@yardsign/domain/content/kind';
import { kinds } from '@yardsign/domain/content/kinds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../lib/api/client.ts';
import { readCspNonce } from '../../../../lib/browser/csp-nonce.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { AnchorButton } from '../../../../ui/action/button.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { previewQuery, type SeenAs } from '../../api.ts';
import { isDrawn, type StudioPiece } from '../../model.ts';
import { EmailPreview } from './email-preview.tsx';
import { DrawnPreview, FeedPreview } from './feed-preview.tsx';
import classes from './preview.module.css';
import { type Seen, seenAs, SeenField } from './seen-field.tsx';

const PLACES = ['page', 'feed', 'email'] as const;
type Place = (typeof PLACES)[number];

/** The page that visitors would read, as wide as a phone. It stands in a frame that may run and send nothing; its style is let through by the nonce of this page. */
function PagePreview({ piece, seen }: { piece: StudioPiece; seen: SeenAs }) {
  const text = useText('studio');
  const preview = useQuery(previewQuery(piece.id, seen));
  return (
    <>
      {isDocument(kinds[piece.type]) && (
        <div>
          <AnchorButton
            size="small"
            href={api.studio.previewStudioDocument.url({ params: { id: piece.id }, query: { ...seen } })}
            newTab
          >
            {text('previewDocument')}
          </AnchorButton>
        </div>
      )}
      <Loaded query={preview} waiting={<ListSkeleton rows={6} />} place="part" failed={text('previewFailed')}>
        {({ html }) => (
          <iframe
            className={classes['phone']}
            title={text('preview')}
            sandbox=""
            srcDoc={html.replaceAll('__CSP_NONCE__', readCspNonce())}
          />
        )}
      </Loaded>
    </>
  );
}

/** An e-mail leads to what everybody can read. */
const placesOf = (piece: StudioPiece): readonly Place[] =>
  kinds[piece.type].hasPublicPage ? PLACES : PLACES.filter((place) => place !== 'email');

interface PreviewDialogProps {
  piece: StudioPiece;
  language: Language;
  onClose: () => void;
}

/** A draft as somebody would have it: in a made-up brand or that of a member, where it would be read or seen. */
export function PreviewDialog({ piece, language, onClose }: PreviewDialogProps) {
  const text = useText('studio');
  const [who, setWho] = useState<Seen>({ brand: 'green', member: null, isMember: false });
  const [place, setPlace] = useState<Place>('page');
  const seen = seenAs(who, language);
  const Shown = { page: isDrawn(piece) ? DrawnPreview : PagePreview, feed: FeedPreview, email: EmailPreview }[place];
  return (
    <Dialog opened onClose={onClose} title={text('preview')} size={place === 'email' ? 'large' : 'medium'}>
      <div className={classes['preview']}>
        <SeenField seen={who} onChange={setWho} />
        <SegmentedControl
          label={text('previewPlace')}
          segments={placesOf(piece).map((value) => ({
            value,
            label: text(value === 'page' && isDrawn(piece) ? 'previewAs_picture' : `previewAs_${value}`),
          }))}
          value={place}
          onChange={setPlace}
        />
        {seen !== null && <Shown piece={piece} seen={seen} />}
      </div>
    </Dialog>
  );
}
