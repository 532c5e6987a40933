import { EMAIL_FORMATS } from '@yardsign/domain/tools/email';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../../../lib/api/call-types.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { MailFrame } from '../../../emails/components/mail-frame.tsx';
import type { Format } from '../../../emails/model/draft.ts';
import { emailHtml, fetchedFrom } from '../../../emails/model/email-html.ts';
import { readPart } from '../../../profile/parts/part-model.ts';
import { emailPreviewQuery, type SeenAs } from '../../api.ts';
import type { StudioPiece } from '../../model.ts';

type Parts = Answer<'studio', 'previewStudioEmail'>;

/** The e-mail, with its pictures from where they can be had before the piece is out. */
function htmlOf({ brand, newsletter, home, address, texts, picture }: Parts, language: Language, format: Format) {
  const pieces = [{ translations: texts, public_url: address, film: null }];
  const html = emailHtml({
    draft: { language, format, subject: texts[language].title, intro: '' },
    pieces,
    brand,
    settings: readPart('newsletter', newsletter, brand),
    home,
  });
  const drawn = address === null ? html : html.replaceAll(`${address}/picture.jpg`, picture);
  return fetchedFrom(window.location.origin, drawn, { home, pieces });
}

/** A draft in the e-mail that a member would build with it, as wide as on a desktop and on a phone. */
export function EmailPreview({ piece, seen }: { piece: StudioPiece; seen: SeenAs }) {
  const text = useText('emails');
  const studio = useText('studio');
  const [format, setFormat] = useState<Format>('0');
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const parts = useQuery(emailPreviewQuery(piece.id, seen));
  return (
    <>
      <NativeSelect
        label={text('format')}
        choices={EMAIL_FORMATS.map((value) => ({ value, label: text(`format_${value}`) }))}
        value={format}
        onChange={setFormat}
      />
      <SegmentedControl
        label={text('width')}
        segments={[
          { value: 'wide', label: text('desktop') },
          { value: 'phone', label: text('phone') },
        ]}
        value={width}
        onChange={setWidth}
      />
      <Loaded query={parts} waiting={<ListSkeleton rows={6} />} place="part" failed={studio('previewFailed')}>
        {(made) => (
          <>
            {made.address === null && <Banner kind="info">{text('doubtHidden', { count: 1 })}</Banner>}
            <MailFrame html={htmlOf(made, seen.language, format)} width={width} />
          </>
        )}
      </Loaded>
    </>
  );
}
