import type { Mention } from '@yardsign/domain/sharing/mentions';

/** How far down a picture its tags stand: below what it says, above its edge. */
const TAGS_FROM_TOP = 0.92;

/** Those who are on it, as a parameter; without them it has none. On a picture each has a place, side by side. */
export function taggedOn(what: 'picture' | 'film', mentions: readonly Mention[] = []): Record<string, string> {
  const tagged = mentions.filter(({ as }) => as === 'tag');
  if (tagged.length === 0) return {};
  const tags = tagged.map(({ id: username }, index) => ({
    username,
    ...(what === 'picture' && { x: (index + 1) / (tagged.length + 1), y: TAGS_FROM_TOP }),
  }));
  return { user_tags: JSON.stringify(tags) };
}

/** Those who are asked to post along, as a parameter; without them it has none. */
export function invited(mentions: readonly Mention[] = []): Record<string, string> {
  const names = mentions.filter(({ as }) => as === 'collaborator').map(({ id }) => id);
  return names.length === 0 ? {} : { collaborators: JSON.stringify(names) };
}
