import { type EquityFacts, EQUITY_LIMITS, equityFaults } from '@yardsign/domain/tools/equity';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { KeptNotice } from '../../../ui/feedback/kept-notice.tsx';
import { useKeepDraft } from '../drafts/draft-store.ts';
import { type EquityDraft, equityDrafts } from '../equity-drafts.ts';
import { EMPTY, factsOf, type Typed } from '../equity-model.ts';
import classes from './equity.module.css';
import { ReportLink } from './report-link.tsx';
import { ReportPreview } from './report-preview.tsx';
import { EquitySummary } from './equity-summary.tsx';

const AMOUNTS = ['price', 'loan', 'valueLow', 'valueHigh'] as const;

interface Sent {
  facts: EquityFacts;
  language: Language;
}

const call = async ({ facts, language }: Sent) => api.documents.makeEquityReport.blob({ body: { ...facts, language } });

interface EquityFormProps {
  /** The draft that is gone on with; null for a new one. */
  opened: EquityDraft | null;
  /** What is typed is kept now, under this name. */
  onKept: (draft: EquityDraft) => void;
}

/** What a report is worked out from, what comes of it as it is typed, and the report as a PDF. */
export function EquityForm({ opened, onKept }: EquityFormProps) {
  const text = useText('tools');
  const common = useText('common');
  const own = useOwnContentLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const errorText = useErrorText();
  const keep = useKeepDraft(equityDrafts);
  const [saved, setSaved] = useState(opened);
  const draft = useDraft<Typed>(saved?.typed ?? EMPTY);
  const kept = useKeptDraft(`equity${saved === null ? '' : `.${saved.id}`}`, draft, draft.changed.length > 0);
  const facts = factsOf(draft.values);
  const month = serverNow().toISOString().slice(0, 7);
  const faults = equityFaults(facts, month);
  const isRight = Object.keys(faults).length === 0;
  const name = `${text('equityFile')}-${language}.pdf`;
  const form = useCallForm({
    draft,
    call: useMutation({ mutationFn: call }),
    faults: Object.fromEntries(
      Object.entries(faults).map(([field, fault]) => [field, text(`fault_${fault}`, RANGES[field] ?? NO_RANGE)]),
    ),
    toSend: (values) => ({ facts: factsOf(values), language }),
    onDone: (file) => {
      saveFile(file, name);
      showToast({ message: text('equitySaved', { name }) });
    },
  });
  const settle = (now: EquityDraft) => {
    setSaved(now);
    draft.settle(now.typed);
    onKept(now);
  };
  const keepIt = () =>
    keep.mutate(
      { was: saved, typed: draft.values },
      {
        onSuccess: (now) => {
          settle(now);
          showToast({ message: text(saved === null || saved.id === now.id ? 'draftKept' : 'draftKeptApart') });
        },
        onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
      },
    );
  const line = (field: keyof Typed, help?: 'loanHelp' | 'changeHelp') => (
    <TextField
      label={text(field)}
      {...(help && { help: text(help) })}
      {...(AMOUNTS.some((each) => each === field) && { inputMode: 'decimal' as const, leading: '$' })}
      autoComplete="off"
      {...form.text(field)}
      onBlur={() => form.leave(field)}
    />
  );
  return (
    <div className={classes['around']}>
      <Card title={text('equityFacts')}>
        <Form form={form}>
          <KeptNotice kept={kept} />
          <TextField
            label={text('owner')}
            optional
            maxLength={EQUITY_LIMITS.line}
            autoComplete="off"
            {...form.text('owner')}
          />
          <TextField
            label={text('address')}
            maxLength={EQUITY_LIMITS.line}
            autoComplete="off"
            {...form.text('address')}
            onBlur={() => form.leave('address')}
          />
          <TextField
            label={text('boughtIn')}
            type="month"
            min={`${EQUITY_LIMITS.firstYear}-01`}
            max={month}
            {...form.text('boughtIn')}
            onBlur={() => form.leave('boughtIn')}
          />
          {line('price')}
          {line('loan', 'loanHelp')}
          <div className={classes['pair']}>
            {line('rate')}
            {line('years')}
          </div>
          <div className={classes['pair']}>
            {line('valueLow')}
            {line('valueHigh')}
          </div>
          {line('change', 'changeHelp')}
          <SegmentedControl
            labelled
            label={text('equityLanguage')}
            segments={[
              { value: 'en', label: common('english') },
              { value: 'es', label: common('spanish') },
            ]}
            value={language}
            onChange={setLanguage}
          />
          <div className={classes['buttons']}>
            <Button kind="primary" type="submit" busy={form.busy} busyText={text('equityMaking')}>
              {text('equityMake')}
            </Button>
            <Button busy={keep.isPending} onClick={keepIt}>
              {text('draftKeep')}
            </Button>
          </div>
        </Form>
        <ReportLink
          facts={facts}
          language={language}
          isRight={isRight}
          isKeeping={keep.isPending}
          onWrong={() => Object.keys(faults).forEach((field) => form.leave(field as keyof Typed))}
          keep={async () => {
            const now = await keep.mutateAsync({ was: saved, typed: draft.values });
            settle(now);
            return now.id;
          }}
        />
      </Card>
      <div className={classes['column']}>
        <EquitySummary facts={facts} month={month} isRight={isRight} />
        {isRight && <ReportPreview facts={facts} language={language} />}
      </div>
    </div>
  );
}

const NO_RANGE = { least: '', most: '' };
const RANGES: Readonly<Record<string, { least: string; most: string }>> = {
  boughtIn: { least: String(EQUITY_LIMITS.firstYear), most: '' },
  rate: { least: '0', most: String(EQUITY_LIMITS.rate) },
  years: { least: '1', most: String(EQUITY_LIMITS.years) },
  change: { least: String(-EQUITY_LIMITS.change), most: String(EQUITY_LIMITS.change) },
};
