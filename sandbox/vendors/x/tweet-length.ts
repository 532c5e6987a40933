/** The weighted length of a post: addresses 23, emoji and the wide scripts 2, all else 1. */
export function tweetLength(text: string): number {
  let weight = 0;
  const rest = text.normalize('NFC').replaceAll(/https?:\/\/\S+/g, () => {
    weight += 23;
    return '';
  });
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(rest)) {
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(segment)) weight += 2;
    else
      for (const character of segment) {
        const code = character.codePointAt(0) ?? 0;
        const isLight = code <= 4351 || (code >= 8192 && code <= 8223 && code !== 8206 && code !== 8207);
        weight += isLight || (code >= 8242 && code <= 8247) ? 1 : 2;
      }
  }
  return weight;
}
