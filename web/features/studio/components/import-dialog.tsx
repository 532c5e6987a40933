import { MOST_IMPORT_BYTES } from '@yardsign/domain/studio/import-limit';
import { readSiteAddress } from '@yardsign/domain/studio/site-address';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useImport } from '../api.ts';
import classes from './import-dialog.module.css';

type Outcomes = NonNullable<ReturnType<typeof useImport>['data']>;

/** Why a piece stays out. */
type Why = Exclude<Outcomes[number]['outcome'], 'new' | 'changed' | 'same'>;
const isLeftOut = (outcome: Outcomes[number]['outcome']): outcome is Why =>
  outcome !== 'new' && outcome !== 'changed' && outcome !== 'same';

const comesIn = ({ outcome }: Outcomes[number]) => outcome === 'new' || outcome === 'changed';

/** What would come in, or did, by name; and what did not, with the reason. */
function Outcome({ pieces, isTrial }: { pieces: Outcomes; isTrial: boolean }) {
  const text = useText('studio');
  const taken = pieces.filter(comesIn);
  const same = pieces.filter(({ outcome }) => outcome === 'same').length;
  const pictures = new Set(taken.flatMap((piece) => piece.pictures)).size;
  const lost = taken.flatMap((piece) => piece.lost).length;
  const left = pieces.flatMap(({ slug, outcome }) =>
    isLeftOut(outcome) ? [{ slug, why: text(`import_${outcome}`, { slug }) }] : [],
  );
  const title = text(isTrial ? 'importTrial' : 'importDone', { count: taken.length });
  return (
    <Banner kind={left.length > 0 || lost > 0 ? 'attention' : isTrial ? 'info' : 'done'} title={title} announce>
      {taken.length > 0 && (
        <ul className={classes['pieces']}>
          {taken.map((piece) => (
            <li key={piece.slug}>{piece.title}</li>
          ))}
        </ul>
      )}
      {pictures > 0 && <p>{text('importPictures', { count: pictures })}</p>}
      {lost > 0 && <p>{text('importLost', { count: lost })}</p>}
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

/** Where the site is: asked of an export of Ghost alone, which leaves that out. Null where nobody has said so. */
function useSite(file: File | null, tried: boolean) {
  const text = useText('studio');
  const [typed, setTyped] = useState('');
  const isAsked = /\.json$/i.test(file?.name ?? '');
  const site = isAsked ? readSiteAddress(typed) : null;
  const isWrongSite = isAsked && typed.trim() !== '' && site === null;
  const siteField = isAsked && (
    <TextField
      label={text('importSite')}
      help={text('importSiteHelp')}
      error={isWrongSite && tried ? text('importSiteWrong') : undefined}
      optional
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
  return { site, isWrongSite, siteField };
}

/** Takes texts in from a file: first it is said what would come, then it comes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText('studio');
  const common = useText('common');
  const errorText = useErrorText();
  const form = useId();
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const bring = useImport();
  const { site, isWrongSite, siteField } = useSite(file, tried);
  // It stays in sight while it comes in, and where that fails: nobody has to look twice.
  const [looked, setLooked] = useState<{ file: File; site: string | null; pieces: Outcomes } | null>(null);
  const isDone = bring.isSuccess && !bring.variables.isTrial;
  const isTried = !isDone && looked !== null && looked.file === file && looked.site === site;
  const pieces = isDone ? bring.data : isTried ? looked.pieces : undefined;
  const isTooBig = file !== null && file.size > MOST_IMPORT_BYTES;
  const missing = tried && file === null ? text('importMissing') : undefined;
  const brings = isTried && looked.pieces.some(comesIn);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!file || isTooBig || isWrongSite) return;
    const keep = (found: Outcomes) => setLooked({ file, site, pieces: found });
    bring.mutate({ file, site, isTrial: !isTried }, isTried ? {} : { onSuccess: keep });
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
            {isDone ? common('close') : common('cancel')}
          </Button>
          {!isDone && (!isTried || brings) && (
            <Button kind="primary" type="submit" form={form} busy={bring.isPending}>
              {text(isTried ? 'importPieces' : 'importLook')}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className={classes['form']} onSubmit={submit} noValidate>
        {bring.isError && <Banner kind="failure" announce title={errorText(bring.error)} />}
        {pieces && <Outcome pieces={pieces} isTrial={isTried} />}
        <TextField
          label={text('importFile')}
          help={text('importHelp')}
          error={isTooBig ? text('importTooBig') : missing}
          type="file"
          data-autofocus
          accept=".zip,.md,.markdown,.xml,.json"
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
        />
        {siteField}
      </form>
    </Dialog>
  );
}
