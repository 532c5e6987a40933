import { useMemo } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Brand } from '../brand-query.ts';
import type { Fault } from '../model.ts';
import { hasMovedOn } from '../api.ts';
import { useCollisions } from '../../../lib/form/use-collisions.ts';
import { useSavePart } from './part-api.ts';
import {
  changedIn,
  collidingIn,
  faultsIn,
  keysOf,
  lockedIn,
  type PartFeature,
  type PartProfile,
  readPart,
  refusedIn,
  sourceOf,
} from './part-model.ts';

interface PartFormOptions {
  memberId: string;
  feature: PartFeature;
  profile: PartProfile;
  brand: Brand;
  onSaved: () => void;
}

/** The form of one group: only what has changed is sent, and changes that were not saved wait in this tab. */
export function usePartForm({ memberId, feature, profile, brand, onSaved }: PartFormOptions) {
  const text = useText('profile');
  const saved = useMemo(() => readPart(feature, profile, brand), [feature, profile, brand]);
  const draft = useDraft<Record<string, string>>(saved);
  const save = useSavePart(memberId, feature);
  const { firstName } = brand;
  const changed = changedIn(feature, draft.values, saved, firstName);
  // While one's own save is under way, what is saved changes by it.
  const colliding = save.isPending
    ? []
    : collidingIn(feature, { now: draft.values, saved, before: draft.before }, firstName);
  const collisions = useCollisions(draft, colliding, keysOf);
  const kept = useKeptDraft(feature, draft, changed.length > 0);

  const inWords = (faults: Readonly<Record<string, Fault>>) =>
    Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, text(fault)]));
  const refused = (error: Error, names: readonly string[]) =>
    error instanceof ApiError && !hasMovedOn(error) ? refusedIn(error.issues, names) : {};

  const form = useForm<Record<string, string>>({
    draft,
    faults: inWords(faultsIn(feature, draft.values, changed)),
    refusal: (error) => inWords(refused(error, save.variables?.names ?? [])),
    send: (values) => {
      if (colliding.length > 0) return collisions.open();
      return save.mutate(
        { values, before: draft.before, names: changed, firstName },
        {
          onSuccess: () => {
            draft.settle(values);
            form.calm();
            onSaved();
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
    /** Said by the bar that saves. */
    failure: null,
    failed: form.failure,
    saved,
    collisions,
    feature,
    values: draft.values,
    set: draft.set,
    changed,
    kept,
    says: sourceOf(brand),
    locked: useMemo(() => lockedIn(profile), [profile]),
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

export type PartForm = ReturnType<typeof usePartForm>;
