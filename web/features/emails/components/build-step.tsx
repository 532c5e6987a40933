import { EMAIL_LIMITS } from '@yardsign/domain/tools/email';
import { useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useCopy } from '../../content/components/use-copy.ts';
import classes from './builder.module.css';
import { MailFrame } from './mail-frame.tsx';
import { MissingPieces } from './missing-pieces.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { Email } from './use-email.ts';

const NAMELESS = 'email';

/** A file's name of what the member called it. */
function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();
  return `${plain || NAMELESS}.html`;
}

/** Subject and words of the member's own, the e-mail as it looks, and the ways to take it along. */
export function BuildStep({ email }: { email: Email }) {
  const text = useText('emails');
  const copy = useCopy();
  const [preview, setPreview] = useState(false);
  const { draft, change, html, isWaiting, unread } = email;
  const isWhole = !isWaiting && unread === null;
  const save = () => saveFile(new Blob([html], { type: 'text/html' }), fileNameOf(draft.name || draft.subject));
  return (
    <div className={classes['build']}>
      <Card title={text('buildTitle')}>
        <div className={classes['fields']}>
          <TextField
            label={text('subject')}
            maxLength={EMAIL_LIMITS.subject}
            lang={draft.language}
            value={draft.subject}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
            trailing={
              <Button
                size="small"
                kind="quiet"
                disabled={draft.subject === ''}
                onClick={() => copy({ text: draft.subject })}
              >
                {text('copySubject')}
              </Button>
            }
          />
          <TextArea
            label={text('intro')}
            help={text('introHelp')}
            optional
            rows={6}
            maxLength={EMAIL_LIMITS.intro}
            lang={draft.language}
            value={draft.intro}
            onChange={({ currentTarget }) => change({ intro: currentTarget.value })}
          />
        </div>
        <div className={classes['turn']}>
          <Button onClick={() => change({ step: 'choose' })}>{text('back')}</Button>
          <Button onClick={() => setPreview(true)} disabled={!isWhole}>
            {text('preview')}
          </Button>
          <Button onClick={save} disabled={!isWhole}>
            {text('save')}
          </Button>
          <Button kind="primary" onClick={() => copy({ html })} disabled={!isWhole}>
            {text('copyHtml')}
          </Button>
        </div>
        <p className={classes['soft']}>{text('sendHelp')}</p>
      </Card>
      <Card title={text('looks')}>
        <MissingPieces email={email} />
        {isWaiting && <ListSkeleton rows={6} />}
        {isWhole && <MailFrame html={email.preview} />}
      </Card>
      <PreviewDialog html={email.preview} opened={preview} onClose={() => setPreview(false)} />
    </div>
  );
}
