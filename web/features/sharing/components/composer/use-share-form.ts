import { networkName } from '@yardsign/domain/sharing/networks/networks';
import type { PostedAs } from '@yardsign/domain/sharing/networks/misfit';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { type Draft, firstCommentOf, problemsOf, whenFaultOf } from '../../composer-model.ts';
import type { Network } from '../../model.ts';
import { type Target, type TargetRef, sharedKind } from '../../target-model.ts';
import { withVariant } from '../../variant-model.ts';

/** What of a draft can be wrong. */
export interface ShareValues {
  /** Whether facts of the piece cannot be saved as they were typed, or are not there; what is wrong with each is said at its field. */
  facts: 'wrong' | 'missing' | null;
  caption: string;
  firstComment: string;
  tag: string;
  collaborator: string;
  targets: readonly TargetRef[];
  when: Draft['when'];
}

interface ShareFormOptions {
  facts: ShareValues['facts'];
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** The words that are shown: those of all, or of the network that is shown. */
  caption: string;
  /** The words that each network gets. */
  captions: readonly { network: Network; caption: string }[];
  /** The networks under whose posts a first comment follows. */
  commenting: readonly Network[];
  shown: Network | null;
  postedAs: PostedAs;
  targets: readonly TargetRef[];
  reachable: readonly Target[];
  send: () => void;
  busy: boolean;
  error: Error | null;
}

export const CAPTION_FAULTS = { text: 'captionTooLong', tags: 'captionTooManyTags' } as const;

export const COMMENT_FAULTS = { length: 'firstCommentTooLong', tags: 'firstCommentTooManyTags' } as const;

/** The composer as a form: where it goes, its words and its time, each with what is wrong in the words of the member. */
export function useShareForm(options: ShareFormOptions) {
  const { facts, draft, change, reachable, caption, captions, commenting, shown, postedAs, targets, ...sending } =
    options;
  const text = useText('sharing');
  const composing = useText('composer');
  const values: ShareValues = {
    facts,
    caption,
    firstComment: firstCommentOf(draft),
    ...draft.people,
    targets,
    when: draft.when,
  };
  const problems = problemsOf(draft, { targets, captions, commenting, postedAs, now: serverNow() });
  const kind = sharedKind(reachable.map((target) => target.kind));
  const oneTarget = text(`${kind}_one`);
  const { caption: fault, firstComment: comment } = problems;

  const peopleText = ({ network, name, most }: NonNullable<typeof problems.tag>) =>
    name === null
      ? text('peopleTooMany', { network: networkName(network), most })
      : text('peopleNoName', { network: networkName(network), name });

  /** Each language keeps its own words, and so does each network that was given some. */
  function wordsTo(words: string): Partial<Draft> {
    if (shown !== null) return { variants: withVariant(draft, shown, { caption: words }) };
    return { captions: { ...draft.captions, [draft.language]: words } };
  }

  return useForm<ShareValues>({
    draft: {
      values,
      set(field, value) {
        const {
          caption: words,
          firstComment,
          tag,
          collaborator,
          ...others
        } = { [field]: value } as Partial<ShareValues>;
        const typed = { ...(tag !== undefined && { tag }), ...(collaborator !== undefined && { collaborator }) };
        change({
          ...others,
          ...(words !== undefined && wordsTo(words)),
          ...(Object.keys(typed).length > 0 && { people: { ...draft.people, ...typed } }),
          ...(firstComment !== undefined && {
            firstComments: { ...draft.firstComments, [draft.language]: firstComment },
          }),
        });
      },
    },
    faults: {
      facts: facts !== null && composing(`facts_${facts}`),
      targets: problems.targets && text(problems.targets, { oneTarget }),
      caption:
        fault && composing(CAPTION_FAULTS[fault.misfit], { most: fault.most, network: networkName(fault.network) }),
      firstComment:
        comment &&
        composing(COMMENT_FAULTS[comment.misfit], { most: comment.most, network: networkName(comment.network) }),
      tag: problems.tag && peopleText(problems.tag),
      collaborator: problems.collaborator && peopleText(problems.collaborator),
      when: problems.when && text(problems.when),
    },
    refusal(error) {
      const when = whenFaultOf(error);
      return when === null ? {} : { when: text(`when_${when}`) };
    },
    ...sending,
  });
}
