import type { SlotAnswers } from '@yardsign/domain/content/slots';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/client.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Piece } from '../../../content/model.ts';
import { typedFaults, valuesOf } from '../../slots-model.ts';
import { templateQuery } from '../../template-query.ts';

const savingKey = (contentId: string) => ['save-answers', contentId];

/** Whether something that was typed into this piece is still on its way. */
export function useIsSavingAnswers(contentId: string): boolean {
  return useIsMutating({ mutationKey: savingKey(contentId) }) > 0;
}

function useSaveAnswers({ id }: Piece, language: Language) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey(id),
    // One after another: of two on their way at once the earlier might arrive last, and stay.
    scope: { id: savingKey(id).join(' ') },
    mutationFn: (answers: SlotAnswers) => api.content.saveAnswers({ params: { id }, body: { language, answers } }),
    async onSuccess({ answers }) {
      queryClient.setQueriesData<unknown>({ queryKey: ['content'] }, (known: unknown) =>
        (known as Partial<Piece> | undefined)?.id === id ? { ...(known as Piece), answers } : known,
      );
      // A proof of before shows other facts: it must not be sent in the meantime.
      await queryClient.resetQueries({ queryKey: ['content', 'proof', id] });
      await queryClient.invalidateQueries(templateQuery(id));
      await queryClient.invalidateQueries({ queryKey: ['content'] });
    },
  });
}

/** The facts of a piece in one language: as they are typed, what is wrong with them, and the saving of them when a field is left. */
export function useAnswers(piece: Piece, language: Language) {
  const text = useText('graphics');
  const inLanguage = useLanguage();
  const draft = useDraft(valuesOf(piece.slots, piece.answers[language]));
  const call = useSaveAnswers(piece, language);
  const faults = typedFaults(piece.slots, draft.values);
  const isRight = Object.values(faults).every((fault) => fault === null);

  function save(values: Record<string, string>) {
    call.mutate(values, { onSuccess: () => draft.settle(values) });
  }

  const form = useForm<Record<string, string>>({
    draft,
    faults: Object.fromEntries(
      piece.slots.map((slot) => {
        const fault = faults[slot.key];
        const range = { least: String(slot.least ?? ''), most: String(slot.most ?? '') };
        return [slot.key, fault ? (slot.wrong?.[inLanguage] ?? text(`fault_${fault}`, range)) : undefined];
      }),
    ),
    send: save,
    busy: call.isPending,
    error: call.error,
  });

  return {
    slots: piece.slots,
    language,
    inLanguage,
    values: draft.values,
    /** What was typed and can be shown. */
    right: Object.fromEntries(Object.entries(draft.values).filter(([key]) => faults[key] === null)),
    form,
    /** Saves what was typed, if something was and nothing is wrong with it. */
    save() {
      if (draft.changed.length > 0 && isRight) save(draft.values);
    },
    /** Takes a choice, which is right whatever it is, and saves it. */
    choose(key: string, value: string) {
      draft.set(key, value);
      if (isRight) save({ ...draft.values, [key]: value });
    },
    state: call.isPending
      ? ('saving' as const)
      : call.isSuccess && draft.changed.length === 0
        ? ('saved' as const)
        : null,
  };
}

export type Answers = ReturnType<typeof useAnswers>;
