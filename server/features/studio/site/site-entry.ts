import type { SiteConfig } from '@yardsign/contracts/routes/site';
import type { SiteEntry } from '@yardsign/contracts/site-fields';
import { titleSlug } from '@yardsign/domain/content/custom-slug';
import { perLanguage } from '@yardsign/domain/languages';

type Banner = NonNullable<SiteEntry['shared']['banners']>[number];

/** A browser keeps no longer name of what it has closed. */
const LONGEST_NAME = 60;

/** By what each message is remembered as closed. One that has no name of its own has that of its English words: in other words it is seen again. */
function namesOf(banners: readonly Banner[]): string[] {
  const names: string[] = [];
  for (const { closedAs, says } of banners) {
    const name = closedAs ?? titleSlug(says.en).slice(0, LONGEST_NAME - 2);
    names.push(names.includes(name) ? `${name}-${names.length}` : name);
  }
  return names;
}

/** What the pages get of what was filled in. */
export function siteConfigOf({ shared }: SiteEntry): SiteConfig {
  const { banners = [], tutorials = [], switches = [], promo = null, helpSite } = shared;
  const names = namesOf(banners);
  return {
    maintenance: { on: shared.maintenance === true, message: shared.maintenanceText ?? null },
    banners: banners.map(({ says, look, button, lasting = false }, at) => ({
      id: names[at] ?? '',
      kind: look,
      text: says,
      link: button ? { url: button.address, label: button.caption } : null,
      lasting,
    })),
    featureSwitches: Object.fromEntries(switches.map(({ switch: name, on = false }) => [name, on])),
    tutorials: Object.fromEntries(tutorials.map(({ below, film }) => [below, film])),
    promo,
    help: helpSite === undefined ? null : { url: helpSite },
  };
}

/** What stands in the file of the installation, as it would have been filled in. */
export function siteEntryOf(config: SiteConfig): SiteEntry {
  const { maintenance, banners, featureSwitches, tutorials, promo, help } = config;
  return {
    shared: {
      maintenance: maintenance.on,
      ...(maintenance.message && { maintenanceText: maintenance.message }),
      banners: banners.map(({ id, kind, text, link, lasting }) => ({
        says: text,
        look: kind,
        ...(link && { button: { address: link.url, caption: link.label } }),
        lasting,
        closedAs: id,
      })),
      ...(help && { helpSite: help.url }),
      tutorials: Object.entries(tutorials).map(([below, film]) => ({ below, film })),
      switches: Object.entries(featureSwitches).map(([name, on]) => ({ switch: name, on })),
      ...(promo && { promo }),
    },
    worded: perLanguage(() => ({})),
  };
}
