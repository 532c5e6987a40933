import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { withMentions } from '@yardsign/domain/sharing/mentions';
import { useState } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { findingOn, namedInWords, type NamedOn, plainOn, withName } from '../../../mention-model.ts';
import type { Network } from '../../../model.ts';
import type { Composer } from '../use-composer.ts';
import { MentionSearch } from './mention-search.tsx';
import classes from './mentions.module.css';

const inWords = ({ as }: NamedOn) => as === 'words';

/** Said of words that name somebody, where their networks make no link of it. */
function PlainNotice({ composer, finding }: { composer: Composer; finding: readonly Network[] }) {
  const text = useText('sharing');
  const format = useFormat();
  const plain = plainOn(composer.captions, composer.draft.mentions);
  if (plain.length === 0) return null;
  const names = format.list(plain.map((network) => networkName(network)));
  const canBeChosen = plain.every((network) => finding.includes(network));
  return (
    <p className={classes['note']} role="status">
      {text(canBeChosen ? 'mentionsUnchosen' : 'mentionsPlain', { networks: names })}
    </p>
  );
}

/** The words as the readers of one network see them, with the names that are links there. */
function AsSeen({ caption, named }: { caption: string; named: readonly NamedOn[] }) {
  return (
    <span className={classes['seen']}>
      {withMentions(caption, named).map((part, index) =>
        // The parts have no other order than this one.
        typeof part === 'string' ? part : <b key={`${part.id} ${index}`}>{part.name}</b>,
      )}
    </span>
  );
}

/** On one network: who is linked, how it looks, and the way to make plain text of a name again. */
function Linked({ composer, network, caption }: { composer: Composer; network: Network; caption: string }) {
  const text = useText('sharing');
  const { draft, change } = composer;
  const named = namedInWords(draft.mentions, network, caption).filter(inWords);
  if (named.length === 0) return null;
  return (
    <div className={classes['linked']}>
      <p className={classes['note']} lang={draft.language}>
        {text('mentionsSeen', { network: networkName(network) })} <AsSeen caption={caption} named={named} />
      </p>
      <ul className={classes['names']}>
        {named.map((mention) => (
          <li key={mention.id}>
            <Button
              kind="quiet"
              size="small"
              onClick={() => change({ mentions: draft.mentions.filter((each) => each !== mention) })}
            >
              {text('mentionUnlink', { name: mention.name, network: networkName(network) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Who is named in the words: a search where a network has to be told whom a name means, what comes of it, and what stays plain text.
 *
 * @param caretIn the field of the words, where a chosen name is put in
 */
export function Mentions({ composer, caretIn }: { composer: Composer; caretIn: () => HTMLTextAreaElement | null }) {
  const text = useText('sharing');
  const [open, setOpen] = useState(false);
  const { draft, change, captions, meant, targets, form, caption, shown } = composer;
  const finding = findingOn(meant, composer.connections.data ?? []).filter(
    (network) => shown === null || network === shown,
  );
  const places = finding.flatMap((network) => targets.find((target) => target.network === network) ?? []);

  function choose(mention: NamedOn) {
    const field = caretIn();
    const isThere = namedInWords([mention], mention.network, caption).length > 0;
    // A field that nobody has been in has its caret before the first word, where a name is seldom meant.
    const put = withName(caption, mention.name, field?.selectionEnd || caption.length);
    const others = draft.mentions.filter(({ network, id }) => network !== mention.network || id !== mention.id);
    if (!isThere) form.choice('caption').onChange(put.words);
    change({ mentions: [...others, mention] });
    // The same name may have to be chosen on another network as well.
    setOpen(places.length > 1);
    // Once the words are in the field: one goes on writing behind the name.
    requestAnimationFrame(() => {
      field?.focus();
      if (!isThere) field?.setSelectionRange(put.caret, put.caret);
    });
  }

  return (
    <>
      {places.length > 0 && (
        <div className={classes['finder']}>
          <Button kind="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {text('mentionAdd')}
          </Button>
          {open && <MentionSearch places={places} chosen={draft.mentions} onChoose={choose} />}
        </div>
      )}
      {captions.map(({ network, caption: words }) => (
        <Linked key={network} composer={composer} network={network} caption={words} />
      ))}
      <PlainNotice composer={composer} finding={finding} />
    </>
  );
}
