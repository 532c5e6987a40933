import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { type LegalPage, sectionsAgree } from '@yardsign/domain/studio/legal-text';
import { useState } from 'react';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { KeptNotice } from '../../../../ui/feedback/kept-notice.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { TextArea } from '../../../../ui/form/text-field.tsx';
import { useStaff } from '../../../admin/components/use-staff.ts';
import { type LegalText, useSaveLegal } from './legal-api.ts';
import { LegalChanges } from './legal-changes.tsx';
import classes from './legal-editor.module.css';
import { LegalPreview } from './legal-preview.tsx';
import { LegalVersions } from './legal-versions.tsx';
import { PublishLegalDialog } from './publish-legal-dialog.tsx';

const ROWS = 24;
/** How a section begins. */
const EXAMPLE = '## Cookies {#cookies}';

interface EditorProps {
  page: LegalPage;
  legal: LegalText;
}

/** Why what is on the page cannot be put in force yet; null where nothing stands in the way. */
function obstacle({ inForce, draft }: LegalText, isSaved: boolean, isAdmin: boolean) {
  if (!isSaved) return 'saveFirst';
  if (LANGUAGES.every((language) => draft.texts[language] === inForce.texts[language])) return 'nothingNew';
  if (!sectionsAgree(draft.texts)) return 'sectionsDiffer';
  return isAdmin ? null : 'adminPublishes';
}

/** Both languages of a legal text beside each other: written, saved for the team, looked at, and put in force. */
export function LegalEditor({ page, legal }: EditorProps) {
  const text = useText('legal');
  const staff = useStaff();
  const [previewed, setPreviewed] = useState<Language | null>(null);
  const [publishing, setPublishing] = useState(false);
  const draft = useDraft(legal.draft.texts);
  const isSaved = draft.changed.length === 0;
  const kept = useKeptDraft(`legal.${page}`, draft, !isSaved);
  const missing = (value: string) => value.trim() === '' && text('textMissing');
  const form = useCallForm({
    draft,
    call: useSaveLegal(page),
    faults: { en: missing(draft.values.en), es: missing(draft.values.es) },
    toSend: (texts) => ({ version: legal.draft.version, texts }),
    onDone(_legal, sent) {
      draft.settle(sent);
      showToast({ message: text('saved') });
    },
  });
  const inTheWay = obstacle(legal, isSaved, staff.admin);
  return (
    <div className={classes['editor']}>
      <KeptNotice kept={kept} said={text('keptText')} />
      <Form form={form}>
        <div className={classes['texts']}>
          {LANGUAGES.map((language) => (
            <div key={language} className={classes['text']}>
              <TextArea
                {...form.text(language)}
                label={text(`text_${language}`)}
                help={text('markdownHelp', { example: EXAMPLE })}
                rows={ROWS}
                maxLength={100_000}
                lang={language}
              />
              <Button
                size="small"
                disabled={draft.values[language].trim() === ''}
                onClick={() => setPreviewed(language)}
              >
                {text(`preview_${language}`)}
              </Button>
            </div>
          ))}
        </div>
        <div className={classes['buttons']}>
          <Button kind="primary" type="submit" busy={form.busy} disabled={isSaved}>
            {text('save')}
          </Button>
          {inTheWay === null && <Button onClick={() => setPublishing(true)}>{text('publishOpen')}</Button>}
        </div>
        {inTheWay !== null && <p className={classes['quiet']}>{text(inTheWay)}</p>}
      </Form>
      <LegalChanges inForce={legal.inForce.texts} typed={draft.values} />
      <LegalVersions page={page} legal={legal} />
      {previewed !== null && (
        <LegalPreview
          page={page}
          language={previewed}
          text={draft.values[previewed]}
          onClose={() => setPreviewed(null)}
        />
      )}
      {publishing && (
        <PublishLegalDialog page={page} version={legal.draft.version} onClose={() => setPublishing(false)} />
      )}
    </div>
  );
}
