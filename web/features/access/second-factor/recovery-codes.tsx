import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton } from '../../../ui/action/button.tsx';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import classes from '../credentials/credentials.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  kept: { checked: boolean; onChange: (kept: boolean) => void };
  /** Said to somebody who tried to go on without having kept them. */
  error: string | undefined;
}

/** The recovery codes, shown this once: to be read, copied or downloaded before going on. */
export function RecoveryCodes({ codes, kept, error }: RecoveryCodesProps) {
  const text = useText('security');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <>
      <p>{text('codesText')}</p>
      <ul className={classes['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes['actions']}>
        <CopyButton value={codes.join('\n')} label={text('codesCopy')} />
        <AnchorButton href={file} download={text('codesFile')} size="small">
          {text('codesDownload')}
        </AnchorButton>
      </div>
      <div data-field="kept">
        <CheckboxField label={text('codesKept')} {...kept} />
      </div>
      {error !== undefined && (
        <p className={classes['wrong']} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
