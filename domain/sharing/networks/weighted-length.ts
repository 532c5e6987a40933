/** Every address counts as this much, because each is shown as a short one. */
const ADDRESS = 23;
/** With or without its scheme; the endings are those that our members' addresses have. A longer list finds words at the ends of sentences. */
const ADDRESSES =
  /(?:https?:\/\/\S+|(?<![\w@.-])(?:[\w-]+\.)+(?:com|net|org|info|biz|io|co|us|uk|es|mx|app|dev|me|tv|homes|realtor|realestate|house|properties|agency|edu|gov)\b(?:\/\S*)?)/giu;
const EMOJI =
  /(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)*)/gu;
/** Characters of the scripts that count once; all others count twice, and so does every emoji however it is made. */
const LIGHT: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

/** The length of a text as X counts it. */
export function weightedLength(text: string): number {
  let length = 0;
  const takenOut = (weight: number) => () => {
    length += weight;
    return '';
  };
  const rest = text.normalize('NFC').replace(ADDRESSES, takenOut(ADDRESS)).replace(EMOJI, takenOut(2));
  for (const character of rest) {
    const code = character.codePointAt(0) ?? 0;
    length += LIGHT.some(([first, last]) => code >= first && code <= last) ? 1 : 2;
  }
  return length;
}
