import type { Language } from '@yardsign/domain/languages';
import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Prose } from '../../../../ui/display/prose.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { legalPreviewQuery } from './legal-api.ts';

interface PreviewProps {
  page: LegalPage;
  language: Language;
  text: string;
  onClose: () => void;
}

/** What was typed, as everybody would read it. */
export function LegalPreview({ page, language, text: typed, onClose }: PreviewProps) {
  const text = useText('legal');
  const preview = useQuery(legalPreviewQuery(page, language, typed));
  return (
    <Dialog opened onClose={onClose} title={text('preview')} size="medium">
      <Loaded query={preview} waiting={<LinesSkeleton lines={8} />} place="part" failed={text('previewFailed')}>
        {({ html }) => (
          <div lang={language}>
            <Prose html={html} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
