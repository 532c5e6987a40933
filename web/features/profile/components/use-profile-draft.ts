import { useMemo, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useSaveBasic } from '../api.ts';
import type { Brand } from '../brand-query.ts';
import {
  type BasicProfile,
  type Draft,
  type Faults,
  type FieldName,
  changedFields,
  faultsFromIssues,
  faultsOf,
  lockedFields,
  readDraft,
} from '../model.ts';

/** Drops from `changes` what still is as it was sent; what was typed since then stays a change. */
function withoutSent(changes: Partial<Draft>, sent: Partial<Draft>): Partial<Draft> {
  const kept = Object.entries(changes).filter(([field, value]) => sent[field as FieldName] !== value);
  return Object.fromEntries(kept) as Partial<Draft>;
}

/**
 * The form: what is saved, with what is suggested and the member's changes laid over it. A fault shows once its field was left, or once saving
 * was tried; what the server found stays until the field changes.
 */
export function useProfileDraft(memberId: string, profile: BasicProfile, brand: Brand, suggested: Partial<Draft> = {}) {
  const saved = useMemo(() => readDraft(profile, brand), [profile, brand]);
  const [changes, setChanges] = useState<Partial<Draft>>(suggested);
  const [needed, setNeeded] = useState<readonly FieldName[]>([]);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [refused, setRefused] = useState<Faults>({});
  const save = useSaveBasic(memberId);

  const draft: Draft = { ...saved, ...changes };
  const changed = changedFields(draft, saved);
  const own = faultsOf(draft, [...new Set([...changed, ...needed])]);
  const shown = Object.fromEntries(Object.entries(own).filter(([field]) => left.has(field as FieldName))) as Faults;

  function set<Field extends FieldName>(field: Field, value: Draft[Field]) {
    setChanges((before) => ({ ...before, [field]: value }));
    setRefused(({ [field]: _gone, ...others }) => others);
  }

  /**
   * Answers the fields that need another look; none when it was saved. `fields` are looked at also when they were not touched.
   *
   * @throws ApiError for anything else.
   */
  async function submit(fields: readonly FieldName[] = []): Promise<FieldName[]> {
    setNeeded(fields);
    setLeft((before) => new Set([...before, ...changed, ...fields]));
    const wrong = Object.keys(faultsOf(draft, [...new Set([...changed, ...fields])])) as FieldName[];
    if (wrong.length > 0) return wrong;
    if (changed.length === 0) return [];
    try {
      await save.mutateAsync({ draft, fields: changed });
    } catch (error) {
      const faults = error instanceof ApiError ? faultsFromIssues(error.issues, changed) : {};
      setRefused(faults);
      const refusedFields = Object.keys(faults) as FieldName[];
      if (refusedFields.length === 0) throw error;
      return refusedFields;
    }
    setChanges((now) => withoutSent(now, changes));
    setLeft(new Set());
    return [];
  }

  return {
    draft,
    set,
    changed,
    faults: { ...shown, ...refused },
    locked: useMemo(() => lockedFields(profile), [profile]),
    saving: save.isPending,
    leave: (field: FieldName) => setLeft((before) => new Set([...before, field])),
    discard: () => {
      setChanges({});
      setRefused({});
      setLeft(new Set());
      return () => setChanges(changes);
    },
    submit,
  };
}

export type ProfileForm = ReturnType<typeof useProfileDraft>;
