import type { FieldFault } from '@yardsign/domain/studio/field-schema';
import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Answer } from '../../../../lib/api/call-types.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../../lib/form/use-kept-draft.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { FieldColumns } from '../fields/field-columns.tsx';
import { type Fields, faultsIn, fieldsToSend, type Typed, typedFields } from '../fields/fields-model.ts';
import { useFieldWords } from '../fields/field-words.ts';
import { CarefulForm } from './careful-form.tsx';
import { unsavedIn, useMovedOn } from './use-moved-on.ts';

/** Something that is filled in by a form, and counts how often it was. */
type SavedThing = Pick<Answer<'studio', 'openStudioSite'>['site'], 'version' | 'fields'>;
type TypedForm = Readonly<Record<string, Typed>>;

interface SavedFormProps<Thing extends SavedThing, Entry> {
  /** Under which what was typed is kept in this tab. */
  name: string;
  saved: Thing;
  /** The fields that are asked for, by what is typed now; all of them when left out. */
  shown?: (typed: TypedForm) => Fields;
  /** What is wrong beyond the shape of each field. */
  judge: (filled: ReturnType<typeof fieldsToSend>) => readonly FieldFault[];
  call: UseMutationResult<Thing, Error, { version: number; entry: Entry }>;
  /** What is said once it is saved. */
  said: string;
  /** It cannot be changed now. What was typed before stays in sight. */
  disabled?: boolean;
  /** Is told whether something is typed that is not saved. */
  onChanged?: (isChanged: boolean) => void;
}

/** A form that is made of schemas. What was typed is kept in this tab until it is saved. */
export function SavedForm<Thing extends SavedThing, Entry>(props: SavedFormProps<Thing, Entry>) {
  const { name, saved, shown, judge, call, said, disabled = false, onChanged } = props;
  const words = useFieldWords();
  // The lists of a form are held by identity: what is typed differs from what is saved only where somebody has typed.
  const held = useMemo(() => typedFields(saved.fields), [saved.fields]);
  const draft = useDraft<Record<string, Typed>>(held);
  const fields = shown?.(draft.values) ?? saved.fields;
  // The shape of each field counts first.
  const needed = judge(fieldsToSend(fields, draft.values)).map((fault) => [fault.path, fault] as const);
  const faults = new Map([...needed, ...faultsIn(fields, draft.values)]);
  const isChanged = unsavedIn(draft, held).length > 0;
  const kept = useKeptDraft(name, draft, isChanged);
  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged]);
  const form = useCallForm({
    draft,
    call,
    faults: Object.fromEntries([...faults].map(([path, fault]) => [path, words.faultOf(fault)])),
    // The server holds what is sent against the schemas that the form was made of.
    toSend: (typed) => ({ version: saved.version, entry: fieldsToSend(fields, typed) as Entry }),
    onDone(_thing, sent) {
      draft.settle(sent);
      showToast({ message: said });
    },
  });
  return (
    <CarefulForm form={form} kept={kept} moved={useMovedOn(draft, held, call.error)} disabled={disabled}>
      <FieldColumns fields={fields} draft={draft} faults={form.tried ? faults : new Map()} disabled={disabled} />
      {!disabled && (
        <div>
          <Button kind="primary" type="submit" busy={form.busy}>
            {words.text('saveForm')}
          </Button>
        </div>
      )}
    </CarefulForm>
  );
}
