import { LANGUAGES } from '@yardsign/domain/languages';
import { fieldFaults, type FieldSchema } from '@yardsign/domain/studio/field-schema';
import { joinTerms } from '@yardsign/domain/studio/glossary';
import { useState } from 'react';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useFieldWords } from '../fields/field-words.ts';
import { rowsOf, type Typed, typedOf, valueOf } from '../fields/fields-model.ts';
import { SchemaField } from '../fields/schema-field.tsx';
import { useSaveGlossary } from './glossary-api.ts';

const TERMS: FieldSchema = {
  type: 'array',
  maxItems: 300,
  items: {
    type: 'object',
    properties: {
      en: { type: 'string', maxLength: 99 },
      es: { type: 'string', maxLength: 99 },
      note: { type: 'string', maxLength: 99 },
    },
    required: [...LANGUAGES],
  },
};

interface Glossary {
  version: number;
  terms: { en: string; es: string; note: string }[];
}

const typedTerms = ({ terms }: Glossary) => typedOf(TERMS, terms);

/** What is typed on the terms that are saved. Where somebody else has saved others meanwhile, both are put together. */
function useTermsDraft(glossary: Glossary) {
  const [begun, setBegun] = useState(glossary);
  const draft = useDraft<{ terms: Typed }>({ terms: typedTerms(glossary) });
  if (begun.version !== glossary.version) {
    setBegun(glossary);
    const [base, mine, theirs] = [typedTerms(begun), draft.values.terms, typedTerms(glossary)];
    draft.set('terms', joinTerms(rowsOf(base), rowsOf(mine), rowsOf(theirs)));
  }
  return draft;
}

/** The terms of the content team, written as a whole. */
export function GlossaryDialog({ glossary, onClose }: { glossary: Glossary; onClose: () => void }) {
  const text = useText('studio');
  const words = useFieldWords();
  const draft = useTermsDraft(glossary);
  const value = valueOf(TERMS, draft.values.terms);
  const faults = new Map(
    value === undefined ? [] : fieldFaults(TERMS, value, 'terms').map((fault) => [fault.path, fault] as const),
  );
  const form = useCallForm({
    draft,
    call: useSaveGlossary(),
    faults: Object.fromEntries([...faults].map(([path, fault]) => [path, words.faultOf(fault)])),
    toSend: ({ terms }) => ({
      version: glossary.version,
      terms: (valueOf(TERMS, terms) ?? []) as Glossary['terms'],
    }),
    onDone() {
      showToast({ message: text('metaSaved') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('glossary')} submit={text('saveMeta')}>
      <p>{text('glossaryHelp')}</p>
      <SchemaField
        name="terms"
        path="terms"
        schema={TERMS}
        typed={draft.values.terms}
        lang={undefined}
        isNeeded={false}
        faults={form.tried ? faults : new Map()}
        onChange={(terms) => draft.set('terms', terms)}
      />
    </FormDialog>
  );
}
