import { isToCome, LOCAL_LIMITS, mergeMonths } from '@yardsign/domain/local/figures';
import { readTable, type TableFault } from '@yardsign/domain/local/read-table';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { fileText } from '../../../lib/browser/file-text.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { type Figures, useSaveFigures } from '../api.ts';
import classes from './local.module.css';

/** The largest file that is read, in bytes: the research files of all counties have some 40 MB. */
const MOST_BYTES = 60_000_000;

/** A file of so many characters is not shown in the field, which would stand still. */
const MOST_SHOWN = 200_000;

interface TableDialogProps {
  memberId: string;
  figures: Figures;
  onClose: () => void;
}

/** Why a file is not read; null as long as one can be. */
type FileFault = 'fileLarge' | 'fileUnread' | null;

/** Takes figures out of a table that is pasted or chosen as a file. Months that are kept already get what the table says of them. */
export function TableDialog({ memberId, figures, onClose }: TableDialogProps) {
  const text = useText('local');
  const input = useRef<HTMLInputElement>(null);
  const draft = useDraft({ table: '', source: figures.source });
  const [file, setFile] = useState<{ name: string; words: string } | null>(null);
  const [fileFault, setFileFault] = useState<FileFault>(null);
  // Counts what was chosen or typed: a large file that is read late takes the place of nothing newer.
  const turns = useRef(0);
  const call = useSaveFigures(memberId);
  const { market, version, months } = figures;
  const { table, source } = draft.values;
  const read = readTable(file?.words ?? table, market);
  const next = read.fault ? [] : mergeMonths([...months, ...read.months]);
  const inWords = (fault: TableFault) =>
    'line' in fault
      ? text(`fault_${fault.kind}`, { line: fault.line, typed: fault.typed.slice(0, 40) })
      : text(`fault_${fault.kind}`, { market });
  const wrongMonths = () =>
    next.some(({ month }) => isToCome(month, serverNow()))
      ? text('tableToCome')
      : next.length > LOCAL_LIMITS.months && text('tooMany');
  const tableFault = read.fault ? inWords(read.fault) : wrongMonths();
  const form = useCallForm({
    draft,
    call,
    faults: { table: tableFault, source: source.trim() === '' && text('sourceMissing') },
    toSend: (values) => ({ market, source: values.source, version, months: next }),
    onDone: onClose,
  });
  async function take(chosen: File) {
    const turn = ++turns.current;
    setFileFault(null);
    if (chosen.size > MOST_BYTES) return setFileFault('fileLarge');
    try {
      const words = await fileText(chosen);
      if (turn !== turns.current) return undefined;
      const isShown = words.length <= MOST_SHOWN;
      draft.set('table', isShown ? words : '');
      setFile(isShown ? null : { name: chosen.name, words });
    } catch {
      if (turn === turns.current) setFileFault('fileUnread');
    }
    return undefined;
  }
  const { onChange, ...typed } = form.text('table');
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('addTable')} submit={text('keep')}>
      <div className={classes['column']}>
        <p className={classes['soft']}>{text('tableHelp')}</p>
        <TextField
          label={text('source')}
          help={text('sourceHelp')}
          maxLength={LOCAL_LIMITS.source}
          {...form.text('source')}
        />
        <div className={classes['buttons']}>
          <Button
            icon={<IconUpload size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {text('chooseFile')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-label={text('chooseFile')}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen) void take(chosen);
              event.currentTarget.value = '';
            }}
          />
        </div>
        {fileFault !== null && <p role="alert">{text(fileFault)}</p>}
        <TextArea
          label={text('table')}
          help={file ? text('fileChosen', { name: file.name }) : undefined}
          rows={6}
          placeholder={text('tableExample')}
          {...typed}
          onChange={(event) => {
            turns.current += 1;
            setFile(null);
            onChange(event);
          }}
        />
        {!read.fault && <p className={classes['soft']}>{text('monthsRead', { count: read.months.length })}</p>}
      </div>
    </FormDialog>
  );
}
