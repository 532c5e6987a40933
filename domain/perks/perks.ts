/** How the page of a perk is laid out: what a partner offers, something to download, the referral program, or a piece of the library. */
export const PERK_COMPONENTS = ['partner', 'bonus', 'referral', 'piece'] as const;

export type PerkComponent = (typeof PERK_COMPONENTS)[number];

/** The perk of the partner with data of leads. Its entry is known without the list, so that it stays when the list cannot be read. */
export const PARTNER_PERK = 'redx';
export const REFERRAL_PERK = 'referral';

interface Listed {
  slug: string;
  standardOnly: boolean;
}

/**
 * The list of perks in its order: the partner, the referral program, then what was loaded, as it came.
 *
 * @param loaded what the content brought; null when it could not be read. The two that are built in stay then.
 * @param mayRefer whether the reader pays for themselves: everybody else is not shown what is for standard plans only.
 */
export function perkOrder<Perk extends Listed>(
  loaded: readonly Perk[] | null,
  mayRefer: boolean,
): ({ slug: string; perk: Perk | null } | { slug: typeof REFERRAL_PERK; perk: null })[] {
  const partner = loaded?.find(({ slug }) => slug === PARTNER_PERK) ?? null;
  const others = (loaded ?? []).filter(({ slug }) => slug !== PARTNER_PERK && slug !== REFERRAL_PERK);
  return [
    ...(partner || loaded === null ? [{ slug: PARTNER_PERK, perk: partner }] : []),
    ...(mayRefer ? [{ slug: REFERRAL_PERK, perk: null }] : []),
    ...others.filter(({ standardOnly }) => mayRefer || !standardOnly).map((perk) => ({ slug: perk.slug, perk })),
  ];
}
