import { useMemo } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Brand } from '../brand-query.ts';
import type { Fault } from '../model.ts';
import { useSavePart } from './part-api.ts';
import {
  changedIn,
  faultsIn,
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
  /** It was not saved, and no field is the reason. */
  onFailed: (error: Error) => void;
}

/** The form of one group: only what has changed is sent, and changes that were not saved wait in this tab. */
export function usePartForm({ memberId, feature, profile, brand, onSaved, onFailed }: PartFormOptions) {
  const text = useText('profile');
  const saved = useMemo(() => readPart(feature, profile, brand), [feature, profile, brand]);
  const draft = useDraft<Record<string, string>>(saved);
  const save = useSavePart(memberId, feature);
  const { firstName } = brand;
  const changed = changedIn(feature, draft.values, saved, firstName);
  const kept = useKeptDraft(`${memberId}.${feature}`, draft, changed.length > 0);

  const inWords = (faults: Readonly<Record<string, Fault>>) =>
    Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, text(fault)]));
  const refused = (error: Error, names: readonly string[]) =>
    error instanceof ApiError ? refusedIn(error.issues, names) : {};

  const form = useForm<Record<string, string>>({
    draft,
    faults: inWords(faultsIn(feature, draft.values, changed)),
    refusal: (error) => inWords(refused(error, save.variables?.names ?? [])),
    send: (values) =>
      save.mutate(
        { values, names: changed, firstName },
        {
          onSuccess: () => {
            draft.settle(values);
            form.calm();
            onSaved();
          },
          onError: (error) => Object.keys(refused(error, changed)).length === 0 && onFailed(error),
        },
      ),
    busy: save.isPending,
    error: save.error,
  });

  return {
    ...form,
    failure: null,
    feature,
    values: draft.values,
    set: draft.set,
    changed,
    kept,
    says: sourceOf(brand),
    locked: useMemo(() => lockedIn(profile), [profile]),
    /** @returns the way back. */
    discard: () => {
      const { edits } = draft;
      draft.reset();
      form.calm();
      return () => draft.reset(edits);
    },
  };
}

export type PartForm = ReturnType<typeof usePartForm>;
