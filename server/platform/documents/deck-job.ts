/** A picture of a deck, and what it shows for whoever cannot see it. Width and height in pixels. */
export interface DeckPicture {
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  width: number;
  height: number;
  alt: string;
}

export interface DeckChart {
  kind: 'line' | 'bar';
  unit: 'dollars' | 'percent' | 'months' | 'days' | 'homes';
  label: string;
  labels: readonly string[];
  values: readonly number[];
}

export interface DeckSlide {
  title: string;
  figures: readonly { value: string; label: string }[];
  chart: DeckChart | null;
  points: readonly string[];
  /** What is said while it is shown. */
  notes: string;
}

/** What a deck is made of. All words are plain text, all colours as in `#1F7A4D`. */
export interface DeckData {
  title: string;
  subtitle: string;
  /** The language of all words, as in `es-US`: programs of an office mark what they do not find in its dictionary. */
  lang: string;
  /** Said on the front of one whose figures are invented; null for others. */
  sample: string | null;
  /** `words` is the brand's colour as far as it can be read on white. */
  colour: { ground: string; onGround: string; words: string };
  slides: readonly DeckSlide[];
  /** Without a front and a last page. */
  isSingle: boolean;
  footer: string;
  contact: {
    name: string;
    title: string;
    company: string;
    compliance: string;
    ways: readonly { url: string; label: string }[];
  };
  texts: { contact: string; equalHousing: string; general: string };
  pictures: { photo: DeckPicture | null; logo: DeckPicture | null };
}

export interface DeckJob {
  data: DeckData;
}
