import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { type Draft, captionMost, problemsOf, whenFaultOf } from '../../composer-model.ts';
import { type Target, type TargetRef, sharedKind } from '../../target-model.ts';

/** What of a draft can be wrong. */
export interface ShareValues {
  caption: string;
  targets: readonly TargetRef[];
  when: Draft['when'];
}

interface ShareFormOptions {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  caption: string;
  targets: readonly TargetRef[];
  reachable: readonly Target[];
  send: () => void;
  busy: boolean;
  error: Error | null;
}

/** The composer as a form: where it goes, its words and its time, each with what is wrong in the words of the member. */
export function useShareForm({ draft, change, reachable, caption, targets, ...sending }: ShareFormOptions) {
  const text = useText('sharing');
  const values: ShareValues = { caption, targets, when: draft.when };
  const problems = problemsOf(draft, { targets, caption, now: serverNow() });
  const kind = sharedKind(reachable.map((target) => target.kind));
  const oneTarget = text(`${kind}_one`);
  return useForm<ShareValues>({
    draft: {
      values,
      set(field, value) {
        const { caption: words, ...others } = { [field]: value } as Partial<ShareValues>;
        // Each language keeps its own words.
        change({ ...others, ...(words !== undefined && { captions: { ...draft.captions, [draft.language]: words } }) });
      },
    },
    faults: {
      targets: problems.targets && text(problems.targets, { oneTarget }),
      caption: problems.caption && text(problems.caption, { most: captionMost(targets) }),
      when: problems.when && text(problems.when),
    },
    refusal(error) {
      const fault = whenFaultOf(error);
      return fault === null ? {} : { when: text(`when_${fault}`) };
    },
    ...sending,
  });
}
