import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useImport } from '../api.ts';

type Outcomes = NonNullable<ReturnType<typeof useImport>['data']>;

function Outcome({ pieces }: { pieces: Outcomes }) {
  const text = useText('studio');
  const taken = pieces.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length;
  const same = pieces.filter(({ outcome }) => outcome === 'same').length;
  const left = pieces.flatMap(({ slug, outcome }) =>
    outcome === 'refused' || outcome === 'unreadable' ? [{ slug, why: text(`import_${outcome}`, { slug }) }] : [],
  );
  return (
    <Banner kind={left.length > 0 ? 'attention' : 'done'} title={text('importDone', { count: taken })} announce>
      {same > 0 && <p>{text('importSame', { count: same })}</p>}
      {left.length > 0 && (
        <>
          <p>{text('importLeft')}</p>
          <ul>
            {left.map(({ slug, why }) => (
              <li key={slug}>{why}</li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}

/** Takes texts in from a file, and says what became of each. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText('studio');
  const common = useText('common');
  const errorText = useErrorText();
  const form = useId();
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const bring = useImport();
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (file) bring.mutate(file);
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text('importTitle')}
      dismissable={!bring.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={bring.isPending}>
            {bring.isSuccess ? common('close') : common('cancel')}
          </Button>
          <Button kind="primary" type="submit" form={form} busy={bring.isPending}>
            {text('importPieces')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        {bring.isError && <Banner kind="failure" announce title={errorText(bring.error)} />}
        {bring.isSuccess && <Outcome pieces={bring.data} />}
        <TextField
          label={text('importFile')}
          help={text('importHelp')}
          error={tried && file === null ? text('importMissing') : undefined}
          type="file"
          accept=".zip,.md,.markdown"
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
        />
      </form>
    </Dialog>
  );
}
