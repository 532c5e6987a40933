import { networks } from '@yardsign/domain/sharing/networks/networks';
import { type PostedAs, roomOf, takesShape, textMisfitOf } from '@yardsign/domain/sharing/networks/misfit';
import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import type { Language } from '../../lib/i18n/language.ts';
import type { Draft, Size } from './composer-model.ts';
import type { Network } from './model.ts';
import type { TargetRef } from './target-model.ts';

/** What one network gets in the place of what all share. */
interface Variant {
  /** Texts of its own, by language. */
  captions: Partial<Record<Language, string>>;
  size?: Size;
}

export type Variants = Partial<Record<Network, Variant>>;

/** The most that the wire takes. */
export const CAPTION_MOST = 5000;

type Limits = Readonly<Record<string, Pick<SocialNetwork, 'capabilities'>>>;

/** The sizes of pictures, as the drawing has them. */
export const SHAPES: Record<Size, { width: number; height: number }> = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  link: { width: 1200, height: 630 },
};

/** What is chosen instead of a size that a network does not take, the fullest on a phone first. */
const INSTEAD: readonly Size[] = ['portrait', 'square', 'link', 'story'];

/** The networks that a post goes to, each once. */
export function networksOf(targets: readonly TargetRef[]): Network[] {
  return [...new Set(targets.map(({ network }) => network))];
}

/** The words that a network has of its own; undefined where it shares those of all. */
export function ownCaption({ variants, language }: Pick<Draft, 'variants' | 'language'>, network: Network) {
  return variants[network]?.captions[language];
}

/**
 * The size that a network gets: its own, else that of all, else the nearest that it takes.
 *
 * @param sizes those that the piece has
 */
export function sizeFor(
  { variants, size }: Pick<Draft, 'variants' | 'size'>,
  network: Network,
  sizes: readonly Size[],
  limits: Limits = networks,
): Size {
  const own = variants[network]?.size;
  if (own !== undefined) return own;
  const capabilities = limits[network]?.capabilities;
  if (!capabilities || takesShape(capabilities, SHAPES[size])) return size;
  return INSTEAD.find((other) => sizes.includes(other) && takesShape(capabilities, SHAPES[other])) ?? size;
}

/** The first network whose words it does not take, and why; null when all do. */
export function captionFault(
  captions: readonly { network: Network; caption: string }[],
  postedAs: PostedAs,
  limits: Limits = networks,
): { network: Network; misfit: 'text' | 'tags'; most: number } | null {
  for (const { network, caption } of captions) {
    const capabilities = limits[network]?.capabilities;
    const misfit = capabilities && textMisfitOf(capabilities, caption.trim(), postedAs);
    if (capabilities && misfit) return { network, misfit, most: roomOf(capabilities, '', postedAs).most };
  }
  return null;
}

/** What is used of the room of the strictest of these networks, and how much it has. */
export function captionRoom(
  captions: readonly { network: Network; caption: string }[],
  postedAs: PostedAs,
  limits: Limits = networks,
): { used: number; most: number } | null {
  const rooms = captions.flatMap(({ network, caption }) => {
    const capabilities = limits[network]?.capabilities;
    if (!capabilities) return [];
    const { used, most } = roomOf(capabilities, caption.trim(), postedAs);
    return [{ used, most: Math.min(most, CAPTION_MOST) }];
  });
  return rooms.toSorted((one, other) => one.most - one.used - (other.most - other.used))[0] ?? null;
}

/** The draft with other words or another size for one network; `undefined` goes back to what all share. */
export function withVariant(
  { variants, language }: Pick<Draft, 'variants' | 'language'>,
  network: Network,
  change: { caption: string | undefined } | { size: Size | undefined },
): Variants {
  const { captions, size } = variants[network] ?? { captions: {} };
  const { [language]: _own, ...others } = captions;
  const words = 'caption' in change && change.caption !== undefined ? { [language]: change.caption } : {};
  const next: Variant = {
    captions: 'caption' in change ? { ...others, ...words } : captions,
    ...('size' in change ? change.size !== undefined && { size: change.size } : size !== undefined && { size }),
  };
  const { [network]: _before, ...rest } = variants;
  const isEmpty = Object.keys(next.captions).length === 0 && next.size === undefined;
  return isEmpty ? rest : { ...rest, [network]: next };
}

/** As the server keeps it. */
interface KeptVariant {
  network: Network;
  captions: { en?: string | undefined; es?: string | undefined };
  size: Size | null;
}

export function keptVariants(variants: Variants): KeptVariant[] {
  return (Object.entries(variants) as [Network, Variant][]).map(([network, { captions, size }]) => ({
    network,
    captions,
    size: size ?? null,
  }));
}

/** Taken up again; what this build does not know of is left. */
export function takenVariants(kept: KeptVariant[] | undefined): Variants {
  const known = (kept ?? []).filter(({ network }) => Object.hasOwn(networks, network));
  return Object.fromEntries(
    known.map(({ network, captions: { en, es }, size }) => {
      const captions = { ...(en !== undefined && { en }), ...(es !== undefined && { es }) };
      return [network, { captions, ...(size !== null && { size }) }];
    }),
  );
}
