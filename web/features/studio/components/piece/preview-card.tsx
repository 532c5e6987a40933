import { kinds } from '@yardsign/domain/content/kinds';
import { MADE_UP_BRANDS, type MadeUpBrand } from '@yardsign/domain/studio/made-up-brands';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../lib/api/client.ts';
import { readCspNonce } from '../../../../lib/browser/csp-nonce.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { AnchorButton, Button } from '../../../../ui/action/button.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { previewQuery } from '../../api.ts';
import type { StudioPiece } from '../../model.ts';
import classes from './preview-card.module.css';

interface PreviewProps {
  piece: StudioPiece;
  language: Language;
  settle: () => Promise<boolean>;
}

/**
 * The page that visitors would read, as wide as a phone. It stands in a frame that may run and send nothing; its style is let
 * through by the nonce of this page.
 */
function Preview({ piece, language, onClose }: Omit<PreviewProps, 'settle'> & { onClose: () => void }) {
  const text = useText('studio');
  const [brand, setBrand] = useState<MadeUpBrand>('green');
  const preview = useQuery(previewQuery(piece.id, language, brand));
  return (
    <Dialog opened onClose={onClose} title={text('preview')} size="medium">
      <div className={classes['preview']}>
        <NativeSelect
          label={text('previewBrand')}
          value={brand}
          onChange={(chosen) => setBrand(MADE_UP_BRANDS.find((each) => each === chosen) ?? 'green')}
          choices={MADE_UP_BRANDS.map((value) => ({ value, label: text(`brand_${value}`) }))}
        />
        {kinds[piece.type].isRead && (
          <div>
            <AnchorButton
              size="small"
              href={api.studio.previewStudioDocument.url({ params: { id: piece.id }, query: { language, brand } })}
              newTab
            >
              {text('previewDocument')}
            </AnchorButton>
          </div>
        )}
        <Loaded query={preview} waiting={<ListSkeleton rows={6} />} place="part" failed={text('previewFailed')}>
          {(html) => (
            <iframe
              className={classes['phone']}
              title={text('preview')}
              sandbox=""
              srcDoc={html.replaceAll('__CSP_NONCE__', readCspNonce())}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

/** Opens the preview once everything that was typed is saved. */
export function PreviewCard({ piece, language, settle }: PreviewProps) {
  const text = useText('studio');
  const [opened, setOpened] = useState(false);
  return (
    <Card title={text('preview')}>
      <Button onClick={() => void settle().then(() => setOpened(true))}>{text('previewOpen')}</Button>
      {opened && <Preview piece={piece} language={language} onClose={() => setOpened(false)} />}
    </Card>
  );
}
