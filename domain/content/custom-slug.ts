import { folded } from '../text/folded.ts';

const LONGEST_TITLE = 80;

/** Everything but letters and digits between words is a dash; accents are folded. */
function dashed(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The name in addresses that a title makes: of a long one its first words, the last of them whole. */
export function titleSlug(title: string): string {
  const name = dashed(title);
  const begun = name.slice(0, LONGEST_TITLE + 1);
  const whole = name.length > LONGEST_TITLE ? begun.slice(0, Math.max(0, begun.lastIndexOf('-'))) : name;
  return (whole === '' ? name.slice(0, LONGEST_TITLE) : whole) || 'untitled';
}

/**
 * The name in addresses of a piece that a member wrote: its title, the member and the time, so that two of one title differ.
 *
 * @param at epoch milliseconds
 */
export function customSlug(title: string, memberId: string, at: number): string {
  return [titleSlug(title), dashed(memberId), String(at)].join('-');
}
