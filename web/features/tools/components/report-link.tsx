import type { EquityFacts } from '@yardsign/domain/tools/equity';
import { useMutation } from '@tanstack/react-query';
import { IconLink } from '@tabler/icons-react';
import { api } from '../../../lib/api/client.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import classes from './equity.module.css';

interface ReportLinkProps {
  facts: EquityFacts;
  language: Language;
  isRight: boolean;
  /** Points at what is wrong. */
  onWrong: () => void;
  /** It is being kept just now: to keep it once more would make two drafts of it. */
  isKeeping: boolean;
  /** Keeps what is typed. @returns the id of its draft */
  keep: () => Promise<string>;
}

/** The address by which the client reads this report: made with the draft, and shown to be copied. */
export function ReportLink({ facts, language, isRight, isKeeping, onWrong, keep }: ReportLinkProps) {
  const text = useText('tools');
  const errorText = useErrorText();
  const body = { ...facts, language };
  const link = useMutation({
    mutationFn: async (asked: typeof body) => {
      const { url } = await api.documents.linkEquityReport({ params: { id: await keep() }, body: asked });
      return url;
    },
    onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
  });
  const isOfNow = link.data !== undefined && JSON.stringify(link.variables) === JSON.stringify(body);
  return (
    <div className={classes['link']}>
      {!isOfNow && (
        <Button
          busy={link.isPending}
          disabled={isKeeping}
          icon={<IconLink size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => (isRight ? link.mutate(body) : onWrong())}
        >
          {text('linkMake')}
        </Button>
      )}
      {isOfNow && (
        <TextField
          label={text('link')}
          help={text('linkHelp')}
          readOnly
          value={link.data}
          onFocus={(event) => event.currentTarget.select()}
          trailing={<CopyButton value={link.data} label={text('linkCopy')} />}
        />
      )}
    </div>
  );
}
