import { useNavigate } from '@tanstack/react-router';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { TextArea, TextField } from '../../../../ui/form/text-field.tsx';
import { Wording } from '../../../compliance/wording.tsx';
import { type Piece, pieceSearch } from '../../model.ts';
import { useChangePiece } from './own-api.ts';
import classes from './piece-editor.module.css';
import { useMarkdownKeys } from './use-markdown-keys.ts';

/** A member's own text in one language, to be written: its title, what it is about, its words, and those of a post. */
export function PieceEditor({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('content');
  const navigate = useNavigate();
  const { title, description, source, caption } = piece.translations[language];
  const draft = useDraft({ title, description, contents: source, caption });
  const close = () =>
    void navigate({ to: '.', search: pieceSearch.change({ edit: undefined }), replace: true, resetScroll: false });
  const form = useCallForm({
    draft,
    call: useChangePiece(piece.id),
    faults: { title: draft.values.title.trim() === '' && text('titleMissing') },
    // What was not touched stays as it is stored: the words of a post have places for the brand there.
    toSend: () => ({ language, text: draft.edits }),
    onDone: () => {
      showToast({ message: text('ownSaved') });
      close();
    },
  });
  const keys = useMarkdownKeys((contents) => draft.set('contents', contents));

  return (
    <Form form={form} className={classes['editor']}>
      <TextField label={text('ownTitle')} maxLength={200} lang={language} {...form.text('title')} />
      <TextField
        label={text('ownDescription')}
        maxLength={400}
        optional
        lang={language}
        {...form.text('description')}
      />
      <div className={classes['words']}>
        <TextArea
          label={text('ownText')}
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
        label={text('captionTitle')}
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
    </Form>
  );
}
