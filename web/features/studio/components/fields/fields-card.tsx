import { useEffect, useMemo } from 'react';
import { api } from '../../../../lib/api/client.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { usePieceCall } from '../../api.ts';
import { CarefulForm } from '../saved-form/careful-form.tsx';
import { unsavedIn, useMovedOn } from '../saved-form/use-moved-on.ts';
import type { StudioPiece } from '../../model.ts';
import { FieldColumns } from './field-columns.tsx';
import { faultsIn, fieldsToSend, type Typed, typedFields } from './fields-model.ts';
import { useFieldWords } from './field-words.ts';

interface FieldsProps {
  piece: StudioPiece;
  /** Is told whether something is typed that is not saved. */
  onChanged: (isChanged: boolean) => void;
}

/** The fields of a piece, side by side in both languages. */
function FieldsForm({ piece, onChanged }: FieldsProps) {
  const text = useText('fields');
  const words = useFieldWords();
  const studio = useText('studio');
  const { fields } = piece;
  const saved = useMemo(() => typedFields(fields), [fields]);
  const draft = useDraft<Record<string, Typed>>(saved);
  const isChanged = unsavedIn(draft, saved).length > 0;
  const kept = useKeptDraft(`studio.${piece.id}.fields`, draft, isChanged);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const faults = faultsIn(fields, draft.values);
  const call = usePieceCall(piece.id, (body: Parameters<typeof api.studio.saveStudioFields>[0]['body']) =>
    api.studio.saveStudioFields({ params: { id: piece.id }, body }),
  );
  const form = useCallForm({
    draft,
    call,
    faults: Object.fromEntries([...faults].map(([path, fault]) => [path, words.faultOf(fault)])),
    toSend: (values) => ({ version: piece.version, ...fieldsToSend(fields, values) }),
    onDone(_answer, sent) {
      draft.settle(sent);
      showToast({ message: studio('metaSaved') });
    },
  });
  const isDraft = piece.state === 'draft';
  return (
    <CarefulForm form={form} kept={kept} moved={useMovedOn(draft, saved, call.error)} disabled={!isDraft}>
      <FieldColumns fields={fields} draft={draft} faults={form.tried ? faults : new Map()} disabled={!isDraft} />
      {isDraft && (
        <div>
          <Button type="submit" busy={form.busy}>
            {text('save')}
          </Button>
        </div>
      )}
    </CarefulForm>
  );
}

/** What pieces of this type have besides their texts; nothing for a type that has no more. */
export function FieldsCard({ piece, onChanged }: FieldsProps) {
  const text = useText('fields');
  const { shared, worded } = piece.fields.form;
  if (Object.keys({ ...shared, ...worded }).length === 0) return null;
  return (
    <Card title={text('title')}>
      <FieldsForm piece={piece} onChanged={onChanged} />
    </Card>
  );
}
