import { LONGEST_LINE, type SlotAnswers } from '@yardsign/domain/content/slots';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../../lib/api/client.ts';
import { useOnline } from '../../../../lib/browser/use-online.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useKeptDraft } from '../../../../lib/form/use-kept-draft.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Piece } from '../../../content/model.ts';
import { savable, typedFaults, valuesOf, wrongEdits } from '../../slots-model.ts';
import { templateQuery } from '../../template-query.ts';
import { wrongAnswersQuery } from './wrong-answers.ts';

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

/** The edits that cannot be saved as they are, in every form of the same piece: what is typed on its page stands in the composer as well. */
function useWrongEdits(piece: Piece, language: Language) {
  const queryClient = useQueryClient();
  const { queryKey } = wrongAnswersQuery(piece.id, language);
  const saved = valuesOf(piece.slots, piece.answers[language]);
  const [found] = useState(() => queryClient.getQueryData(queryKey) ?? {});
  const draft = useDraft(saved, found);
  const faults = typedFaults(piece.slots, draft.values);
  const wrong = wrongEdits(draft.values, faults);

  // What another form has put in the place of an edit that could not be saved.
  const [known, setKnown] = useState(saved);
  const changed = Object.keys(saved).filter((key) => saved[key] !== known[key]);
  if (changed.length > 0) {
    setKnown(saved);
    const replaced = changed.filter((key) => key in wrong);
    if (replaced.length > 0) draft.letGo(replaced);
  }

  const told = JSON.stringify(wrong);
  useEffect(() => {
    queryClient.setQueryData(wrongAnswersQuery(piece.id, language).queryKey, JSON.parse(told) as SlotAnswers);
  }, [queryClient, piece.id, language, told]);
  return { draft, faults, saved, found };
}

/** The facts of a piece in one language: as they are typed, what is wrong with them, and the saving of them when a field is left. */
export function useAnswers(piece: Piece, language: Language) {
  const text = useText('graphics');
  const inLanguage = useLanguage();
  const { draft, faults, saved, found } = useWrongEdits(piece, language);
  const call = useSaveAnswers(piece, language);

  /** What is wrong stays in its field, and keeps nothing else from being saved. */
  function save(values: Record<string, string>) {
    const answers = savable(values, faults, saved);
    call.mutate(answers, { onSuccess: () => draft.settle(answers) });
  }

  const form = useForm<Record<string, string>>({
    draft,
    faults: Object.fromEntries(
      piece.slots.map((slot) => {
        const fault = faults[slot.key];
        const most = slot.most ?? (slot.kind === 'line' ? LONGEST_LINE : '');
        const said = { least: String(slot.least ?? ''), most: String(most), example: slot.example[language] };
        return [slot.key, fault ? (slot.wrong?.[inLanguage] ?? text(`fault_${fault}`, said)) : undefined];
      }),
    ),
    send: save,
    busy: call.isPending,
    error: call.error,
  });

  // What was typed elsewhere was left there: what is wrong with it is told at once.
  const tell = useEffectEvent(() => form.leave(...Object.keys(found)));
  useEffect(() => tell(), []);

  /** Saves what was typed and is right. */
  function saveTyped() {
    if (draft.changed.some((key) => faults[key] === null)) save(draft.values);
  }

  // What could not be saved without a connection would be missing in the composer, or be another figure there than here.
  const online = useOnline();
  const saveAgain = useEffectEvent(() => call.isError && saveTyped());
  useEffect(() => {
    if (online) saveAgain();
  }, [online]);

  const kept = useKeptDraft(`${piece.id}.facts.${language}`, draft, draft.changed.length > 0);
  const [isBack, setBack] = useState(false);
  const saveBack = useEffectEvent(() => saveTyped());
  useEffect(() => {
    if (isBack) saveBack();
  }, [isBack]);

  return {
    slots: piece.slots,
    language,
    inLanguage,
    /** What was typed before the page was loaded anew: saved like anything else as soon as it is back. */
    kept: {
      ...kept,
      bringBack() {
        kept.bringBack();
        setBack(true);
      },
    },
    values: draft.values,
    /** What was typed and can be shown. */
    right: Object.fromEntries(Object.entries(draft.values).filter(([key]) => faults[key] === null)),
    form,
    save: saveTyped,
    /** Takes a choice, which is right whatever it is, and saves it. */
    choose(key: string, value: string) {
      draft.set(key, value);
      save({ ...draft.values, [key]: value });
    },
    state: call.isPending
      ? ('saving' as const)
      : call.isSuccess && draft.changed.length === 0
        ? ('saved' as const)
        : null,
  };
}

export type Answers = ReturnType<typeof useAnswers>;
