import { useMemo } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { hasMovedOn, useSaveBasic } from '../api.ts';
import type { Brand } from '../brand-query.ts';
import { useCollisions } from '../../../lib/form/use-collisions.ts';
import {
  type BasicProfile,
  type Draft,
  type Faults,
  type FieldName,
  type TextField,
  changedFields,
  collidingFields,
  faultsFromIssues,
  faultsOf,
  lockedFields,
  readDraft,
} from '../model.ts';

interface ProfileFormOptions {
  /** Changes that the form begins with. */
  suggested?: Partial<Draft>;
  /** Fields that are looked at also when they were not touched. */
  needed?: readonly FieldName[];
  /** Fields that must have a value here, and what is said of one that is empty, or that holds none of its choices. */
  required?: Partial<Record<TextField, string>>;
  onSaved: () => void;
}

/** The form of the profile: only what has changed is sent, and a field that was changed says what is wrong with it once it is left. */
export function useProfileForm(memberId: string, profile: BasicProfile, brand: Brand, options: ProfileFormOptions) {
  const { suggested = {}, needed = [], required = {}, onSaved } = options;
  const text = useText('profile');
  const saved = useMemo(() => readDraft(profile, brand), [profile, brand]);
  const draft = useDraft<Draft>(saved, suggested);
  const save = useSaveBasic(memberId);
  const changed = changedFields(draft.values, saved);
  // While one's own save is under way, what is saved changes by it.
  const colliding = save.isPending ? [] : collidingFields(draft.values, saved, draft.before);
  const collisions = useCollisions(draft, colliding);

  const inWords = (faults: Faults) =>
    Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, text(fault)]));
  const refused = (error: Error, fields: readonly FieldName[]) =>
    error instanceof ApiError && !hasMovedOn(error) ? faultsFromIssues(error.issues, fields) : {};

  const faults = faultsOf(draft.values, [...new Set([...changed, ...needed])]);
  const isMissing = (field: TextField) => draft.values[field].trim() === '' || faults[field] === 'not_a_role';
  const missing = Object.fromEntries(Object.entries(required).filter(([field]) => isMissing(field as TextField)));

  const form = useForm<Draft>({
    draft,
    faults: { ...inWords(faults), ...missing },
    refusal: (error) => inWords(refused(error, save.variables?.fields ?? [])),
    send: (values) => {
      const finish = () => {
        form.calm();
        onSaved();
      };
      if (changed.length === 0) return finish();
      if (colliding.length > 0) return collisions.open();
      return save.mutate(
        { draft: values, before: draft.before, fields: changed },
        {
          onSuccess: () => {
            draft.settle(values);
            finish();
          },
          onError: (error) => hasMovedOn(error) && collisions.open(),
        },
      );
    },
    busy: save.isPending,
    error: save.error,
  });

  return {
    ...form,
    /** Said by the page in its own place. */
    failure: null,
    failed: form.failure,
    saved,
    collisions,
    draft,
    values: draft.values,
    set: draft.set,
    changed,
    locked: useMemo(() => lockedFields(profile), [profile]),
    leave: (field: FieldName) => changed.includes(field) && form.leave(field),
    /** @returns the way back. */
    discard: () => {
      const { edits, before } = draft;
      draft.reset();
      save.reset();
      form.calm();
      return () => draft.reset(edits, before);
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
