import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { KeptNotice } from '../../../../ui/feedback/kept-notice.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { TextArea } from '../../../../ui/form/text-field.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import classes from '../piece/cards.module.css';

interface NewCommentProps<Sent> {
  /** Under which what was typed is kept in this tab: what the comment is about. */
  name: string;
  call: UseMutationResult<unknown, Error, Sent>;
  toSend: (body: string) => Sent;
  onDone?: () => void;
  help?: ReactNode;
  /** What it is about, above the field. */
  about?: ReactNode;
}

/** Where something is said. What was typed stays until it is said, and is offered back over a reload. */
export function NewComment<Sent>({ name, call, toSend, onDone, help, about }: NewCommentProps<Sent>) {
  const text = useText('studio');
  const draft = useDraft({ body: '' });
  const kept = useKeptDraft(`${name}.comment`, draft, draft.values.body !== '');
  const [isSaid, setSaid] = useState(false);
  const form = useCallForm({
    draft,
    call,
    faults: { body: draft.values.body.trim() === '' && text('commentMissing') },
    toSend: ({ body }) => toSend(body),
    onDone() {
      form.reset();
      setSaid(true);
      onDone?.();
    },
  });
  return (
    <Form form={form} className={classes['stack']}>
      <KeptNotice kept={kept} />
      {about}
      <TextArea label={text('comment')} help={help} rows={3} maxLength={2000} {...form.text('body')} />
      <div className={classes['buttons']}>
        <Button type="submit" busy={form.busy}>
          {text('addComment')}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{isSaid && draft.values.body === '' && text('commentAdded')}</span>
      </VisuallyHidden>
    </Form>
  );
}
