import { LANGUAGES } from '@yardsign/domain/languages';
import { secondsToRead, wordsIn } from '@yardsign/domain/realtalk/teleprompter';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { KeptNotice } from '../../../ui/feedback/kept-notice.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { Wording } from '../../compliance/wording.tsx';
import { usePiece } from '../../content/api.ts';
import { PieceMissing } from '../../content/components/piece/piece-missing.tsx';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { pieceSearch } from '../../content/model.ts';
import { useWriteScript } from '../api.ts';

/** Words that are read in a minute, as somebody speaks who wants to be understood. */
const WORDS_A_MINUTE = 140;

function NewScript() {
  const text = useText('realtalk');
  const titles = useText('titles');
  const common = useText('common');
  const navigate = useNavigate();
  const own = useOwnContentLanguage();
  const draft = useDraft({ language: own, title: '', contents: '' });
  const kept = useKeptDraft('script', draft, draft.changed.length > 0);
  const { language, title, contents } = draft.values;
  const form = useCallForm({
    draft,
    call: useWriteScript(),
    faults: {
      title: title.trim() === '' && text('titleMissing'),
      contents: contents.trim() === '' && text('wordsMissing'),
    },
    toSend: (values) => ({ ...values, title: values.title.trim() }),
    onDone: (piece) => {
      draft.reset();
      showToast({ message: text('written') });
      void navigate({ to: piece.path, search: pieceSearch.link({ language }), replace: true });
    },
  });
  const words = wordsIn(contents);
  return (
    <>
      <PageHeader
        above={<BackLink to="/realtalk">{titles('realtalk')}</BackLink>}
        title={titles('scriptBuilder')}
        lead={text('writeLead')}
      />
      <Card>
        <Form form={form}>
          <KeptNotice kept={kept} />
          <SegmentedControl
            label={text('language')}
            labelled
            segments={LANGUAGES.map((each) => ({ value: each, label: common(each === 'en' ? 'english' : 'spanish') }))}
            {...form.choice('language')}
          />
          <TextField label={text('title')} maxLength={200} lang={language} {...form.text('title')} />
          <div>
            <TextArea
              label={text('words')}
              help={text('wordsHelp', { words, seconds: secondsToRead(words, WORDS_A_MINUTE) })}
              maxLength={20_000}
              rows={14}
              lang={language}
              {...form.text('contents')}
            />
            <Wording written={contents} language={language} onMend={form.choice('contents').onChange} />
          </div>
          <div>
            <Button kind="primary" type="submit" busy={form.busy}>
              {text('saveScript')}
            </Button>{' '}
            <LinkButton to="/realtalk" kind="quiet">
              {text('cancel')}
            </LinkButton>
          </div>
        </Form>
      </Card>
    </>
  );
}

/** Leads to the page of a script that has words already: one's own is opened to be changed. */
function KnownScript({ slug }: { slug: string }) {
  const text = useText('realtalk');
  const memberId = useSession()?.user.id;
  const piece = usePiece(slug, useOwnContentLanguage());
  const isMissing = hasCode(piece.error, 'not_found') || hasCode(piece.error, 'invalid_request');
  return (
    <Loaded
      query={piece}
      waiting={<ListSkeleton />}
      place="page"
      failed={text('scriptFailed')}
      instead={isMissing && <PieceMissing error={piece.error} onRetry={() => void piece.refetch()} />}
    >
      {({ path, user_id: owner }) => (
        <Navigate to={path} search={pieceSearch.link(owner === memberId ? { edit: '1' } : {})} replace />
      )}
    </Loaded>
  );
}

/** Where a member writes a script of their own; the address of a script that there is leads to it. */
export function ScriptBuilderPage() {
  const slug: string = useParams({ strict: false, select: (params: Record<string, string>) => params['script'] ?? '' });
  return slug === '' ? <NewScript /> : <KnownScript slug={slug} />;
}
