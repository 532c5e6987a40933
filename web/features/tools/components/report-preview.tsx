import type { EquityFacts } from '@yardsign/domain/tools/equity';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './equity.module.css';

interface ReportPreviewProps {
  facts: EquityFacts;
  language: Language;
}

/** The address of a file for as long as it is shown. */
function useFileUrl(file: Blob | undefined): string | null {
  const url = useMemo(() => (file === undefined ? null : URL.createObjectURL(file)), [file]);
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);
  return url;
}

/** The pages of the report as they will be, fetched when somebody asks to see them. */
export function ReportPreview({ facts, language }: ReportPreviewProps) {
  const text = useText('tools');
  const errorText = useErrorText();
  const body = { ...facts, language };
  const { mutate, data, variables, error, isPending } = useMutation({
    mutationFn: (asked: typeof body) => api.documents.previewEquityReport.blob({ body: asked }),
  });
  const url = useFileUrl(data);
  const isOfNow = JSON.stringify(variables) === JSON.stringify(body);
  return (
    <Card title={text('preview')}>
      {error && (
        <Banner kind="failure" announce>
          {errorText(error)}
        </Banner>
      )}
      {(url === null || !isOfNow) && (
        <div className={classes['buttons']}>
          <Button
            icon={<IconEye size={18} stroke={1.5} aria-hidden="true" />}
            busy={isPending}
            busyText={text('equityMaking')}
            onClick={() => mutate(body)}
          >
            {text(url === null ? 'previewShow' : 'previewAgain')}
          </Button>
        </div>
      )}
      {url !== null && isOfNow && (
        <img className={classes['pages']} src={url} alt={text('previewAlt')} lang={language} />
      )}
    </Card>
  );
}
