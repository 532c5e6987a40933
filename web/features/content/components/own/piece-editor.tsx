import { useNavigate } from '@tanstack/react-router';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { KeptNotice } from '../../../../ui/feedback/kept-notice.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { CollisionDialog } from '../../../../ui/form/collision-dialog.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { TextArea, TextField } from '../../../../ui/form/text-field.tsx';
import { Wording } from '../../../compliance/wording.tsx';
import { type Piece, pieceSearch } from '../../model.ts';
import { usePieceForm } from './use-piece-form.ts';
import classes from './piece-editor.module.css';
import { useMarkdownKeys } from './use-markdown-keys.ts';

/** A member's own text in one language, to be written: its title, what it is about, its words, and those of a post. */
export function PieceEditor({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('content');
  const navigate = useNavigate();
  const { form, draft, saved, collisions, kept } = usePieceForm(piece, language, () => {
    showToast({ message: text('ownSaved') });
    close();
  });
  function close(): void {
    draft.reset();
    void navigate({ to: '.', search: pieceSearch.change({ edit: undefined }), replace: true, resetScroll: false });
  }
  const labels = {
    title: text('ownTitle'),
    description: text('ownDescription'),
    contents: text('ownText'),
    caption: text('captionTitle'),
  };
  const keys = useMarkdownKeys((contents) => draft.set('contents', contents));

  return (
    <Form form={form} className={classes['editor']}>
      <KeptNotice kept={kept} />
      <TextField label={labels.title} maxLength={200} lang={language} {...form.text('title')} />
      <TextField label={labels.description} maxLength={400} optional lang={language} {...form.text('description')} />
      <div className={classes['words']}>
        <TextArea
          label={labels.contents}
          help={text('ownTextHelp')}
          maxLength={60_000}
          rows={22}
          lang={language}
          onKeyDown={keys}
          {...form.text('contents')}
        />
        <Wording written={draft.values.contents} language={language} onMend={form.choice('contents').onChange} />
      </div>
      <TextArea
        label={labels.caption}
        help={text('ownCaptionHelp')}
        maxLength={5000}
        rows={4}
        optional
        lang={language}
        {...form.text('caption')}
      />
      <Wording written={draft.values.caption} language={language} onMend={form.choice('caption').onChange} />
      <div className={classes['buttons']}>
        <Button kind="primary" type="submit" busy={form.busy}>
          {text('ownSave')}
        </Button>
        <Button onClick={close} disabled={form.busy}>
          {text('ownCancel')}
        </Button>
      </div>
      <CollisionDialog
        collisions={collisions}
        describe={(name) => {
          const field = name as keyof typeof labels;
          return {
            label: labels[field],
            mine: { words: draft.values[field], picture: null },
            saved: { words: saved[field], picture: null },
          };
        }}
      />
    </Form>
  );
}
