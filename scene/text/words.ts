import type { FaceName } from './font-faces.ts';

/** A piece of a word in one face; a word has several only where emphasis begins or ends inside it. */
export interface Piece {
  text: string;
  emphasised: boolean;
  face: FaceName;
}

export type Word = Piece[];

const EMPHASIS = /\*([^*\s](?:[^*]*[^*\s])?)\*/;

/** Splits into paragraphs of words. `fill` puts brand fields in place after emphasis was found. */
export function splitWords(
  source: string,
  faces: { plain: FaceName; emphasis: FaceName },
  fill: (text: string) => string,
): Word[][] {
  const paragraphs: Word[][] = [[]];
  let open: Word | undefined;
  source.split(EMPHASIS).forEach((segment, i) => {
    const emphasised = i % 2 === 1;
    const face = emphasised ? faces.emphasis : faces.plain;
    for (const token of fill(segment).split(/( +|\n)/)) {
      if (token === '\n') paragraphs.push([]);
      if (token === '\n' || token.startsWith(' ')) open = undefined;
      else if (token !== '') {
        const word: Word = open ?? [];
        if (open === undefined) paragraphs.at(-1)?.push(word);
        word.push({ text: token, emphasised, face });
        open = word;
      }
    }
  });
  return paragraphs.filter((paragraph, i) => paragraph.length > 0 || i < paragraphs.length - 1);
}
