import { hasMention } from '@yardsign/domain/sharing/networks/misfit';
import { networkName, networks } from '@yardsign/domain/sharing/networks/networks';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import type { Network } from '../../../model.ts';
import classes from './caption-field.module.css';

/** Said of words that name somebody, where their networks make no link of it. @param captions the words that each network gets */
export function MentionNotice({ captions }: { captions: readonly { network: Network; caption: string }[] }) {
  const text = useText('sharing');
  const format = useFormat();
  const plain = captions.filter(
    ({ network, caption }) => !networks[network].capabilities.linksMentions && hasMention(caption),
  );
  if (plain.length === 0) return null;
  const names = format.list(plain.map(({ network }) => networkName(network)));
  return (
    <p className={classes['note']} role="status">
      {text('mentionsPlain', { networks: names })}
    </p>
  );
}
