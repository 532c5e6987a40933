import { type Mention, MENTION_WAYS, mostOf, takesMention } from '@yardsign/domain/sharing/mentions';
import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import type { ChosenTarget } from '../shares/check-share.ts';
import type { ShareBody } from '../shares/create-share.ts';

const asChosen = ({ id, name, as }: Mention): Mention => ({ id, name, as });

/**
 * Whom each target is told of. Where nobody can be found any more, an @name goes out as the plain text that it is.
 *
 * @throws AppError `mention_not_taken` for somebody whom a network cannot be told of, and for more than it takes
 */
export function checkMentions(
  deps: Pick<SharingDeps, 'networks'>,
  targets: readonly Pick<ChosenTarget, 'network' | 'mayMention'>[],
  mentions: ShareBody['mentions'],
): (network: string) => Mention[] {
  for (const [index, mention] of mentions.entries()) {
    const { about } = networkOf(deps, mention.network);
    const alike = mentions.filter(({ network, as }) => network === mention.network && as === mention.as);
    const isTwice = alike.filter(({ id }) => id === mention.id).length > 1;
    const isTaken = takesMention(about.capabilities, mention) && alike.length <= mostOf(about.capabilities, mention.as);
    if (isTaken && !isTwice) continue;
    const message = isTwice ? 'is there twice' : `${about.name} cannot be told of it`;
    throw new AppError('mention_not_taken', { issues: [{ path: `mentions.${index}`, message }] });
  }
  return (network) => {
    const mayMention = targets.some((target) => target.network === network && target.mayMention);
    const ways = MENTION_WAYS.filter((way) => way !== 'words' || mayMention);
    return mentions.filter((mention) => mention.network === network && ways.includes(mention.as)).map(asChosen);
  };
}
