import { type Language, perLanguage } from '@yardsign/domain/languages';
import type { Brand } from '@yardsign/scene/template/brand';
import type { SizeName, Template } from '@yardsign/scene/template/template';
import { IconCopy, IconDownload, IconPhotoEdit } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { loadChunk } from '../../../lib/code/load-chunk.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { reportError } from '../../../lib/report-error.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { useCopy } from '../../content/components/use-copy.ts';
import { useBeginDesign } from '../../designs/api.ts';
import { brandImageUrl } from '../../profile/brand-query.ts';
import classes from './local.module.css';

/** Who posts it, under the words of a chart. */
const SIGNATURE = '{brand.fullName}\n{brand.company}\n{brand.phone}\n{brand.compliance}';

/** Characters that the title of a graphic may have. */
const TITLE = 200;

interface ChartActionsProps {
  drawing: { template: Template; texts: Readonly<Record<string, string>>; size: SizeName; brand: Brand };
  title: string;
  said: Readonly<Record<Language, string>>;
}

/** Makes a graphic of a chart, saves its picture, and copies what it says. */
export function ChartActions({ drawing, title, said }: ChartActionsProps) {
  const text = useText('local');
  const errorText = useErrorText();
  const language = useLanguage();
  const copy = useCopy();
  const begin = useBeginDesign();
  const picture = useMutation({
    mutationFn: async () => {
      const { sceneFile } = await loadChunk(() => import('../../../lib/scene/scene-file.ts'));
      return sceneFile({ ...drawing, language }, brandImageUrl);
    },
    onSuccess: (file) => saveFile(file, `${text('fileName')}-${drawing.size}-${language}.png`),
    onError: (error) => {
      reportError(error);
      showToast({ kind: 'failure', message: text('backgroundFailed'), duration: 8000 });
    },
  });
  const begun = () =>
    begin.mutate(
      {
        from: null,
        title: title.slice(0, TITLE),
        drawn: {
          template: { ...drawing.template },
          slots: [],
          words: perLanguage((each) => ({
            title: title.slice(0, TITLE),
            description: '',
            shareText: `${said[each]}\n\n${SIGNATURE}`,
          })),
        },
      },
      { onError: (error) => showToast({ kind: 'failure', message: errorText(error), duration: 8000 }) },
    );
  const look = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <div className={classes['buttons']}>
      <Button kind="primary" icon={<IconPhotoEdit {...look} />} busy={begin.isPending} onClick={begun}>
        {text('makeGraphic')}
      </Button>
      <Button icon={<IconDownload {...look} />} busy={picture.isPending} onClick={() => picture.mutate()}>
        {text('download')}
      </Button>
      <Button icon={<IconCopy {...look} />} onClick={() => copy({ text: said[language] })}>
        {text('copyText')}
      </Button>
    </div>
  );
}
