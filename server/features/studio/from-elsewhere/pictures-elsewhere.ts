import { pictureAddress } from '@yardsign/domain/studio/pictures';
import { Parser } from 'htmlparser2';
import { PICTURE } from './html-to-markdown.ts';

/** Where the pictures of a text lie that are not pictures of the content team. */
export interface PicturesElsewhere {
  /** Addresses on other sites: they come along, and their files do not. */
  pictures: string[];
  /** Addresses that lead nowhere from here, such as those of files that lay beside the text. */
  lost: string[];
}

const SHOWN = /!\[(?:[^\][\\]|\\.)*\]\(\s*(?:<([^<>\n]+)>|([^\s<>)]+))/g;
const ON_A_SITE = /^(?:https?:)?\/\//i;

/** The pictures of a Markdown text, each once. */
export function picturesOf(markdown: string): PicturesElsewhere {
  const all = [...new Set([...markdown.matchAll(SHOWN)].map(([, within, bare]) => within ?? bare ?? ''))];
  return {
    pictures: all.filter((address) => ON_A_SITE.test(address)),
    lost: all.filter((address) => !ON_A_SITE.test(address) && !address.startsWith(pictureAddress(''))),
  };
}

/** The pictures of HTML that do not become part of a text: only those that are fetched from a site by https do. */
export function lostFromHtml(html: string): string[] {
  const lost = new Set<string>();
  const parser = new Parser({
    onopentag(name, { src = '' }) {
      if (name === 'img' && src !== '' && !PICTURE.test(src)) lost.add(src);
    },
  });
  parser.end(html);
  return [...lost];
}
