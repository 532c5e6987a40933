import { chartLabels, type Slide } from '@yardsign/domain/content/slides';
import { kindOf } from '@yardsign/domain/content/kinds';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { SAMPLE_LINE } from '@yardsign/scene/slides/slide-drawing';
import type { DeckData } from '../../platform/documents/deck-job.ts';
import type { PieceRow } from '../content/find-worn-piece.ts';
import { waysOf } from '../microsite/contact.ts';
import type { WornBrand } from '../profile/read-brand.ts';
import { coloursOf } from './document-data.ts';
import type { Language } from './ports.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

interface DeckOf {
  row: Pick<PieceRow, 'type' | 'texts' | 'published_at' | 'sample'>;
  worn: WornBrand;
  language: Language;
  slides: readonly Slide[];
  /** One slide by itself: without a front and a last page, so that its foot says what they say. */
  isSingle: boolean;
  /** What the member's fair housing mark says; empty without one. */
  housing: string;
  pictures: DeckData['pictures'];
}

/** Slides in the brand of their member, as the writer of slides reads them. */
export function deckData({ row, worn, language, slides, isSingle, housing, pictures }: DeckOf): DeckData {
  const brand = textsIn(worn.brand, language);
  const text = DOCUMENT_TEXTS[language];
  const isReport = kindOf(row.type)?.notice === 'report';
  const month = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const sampleLine = row.sample ? SAMPLE_LINE[language] : '';
  return {
    title: row.texts[language].title,
    subtitle: isReport ? month.format(row.published_at) : row.texts[language].description,
    lang: LOCALES[language],
    isSingle,
    sample: sampleLine || null,
    colour: coloursOf(worn),
    slides: slides.map((slide) => ({
      title: slide.title,
      figures: slide.figures ?? [],
      chart: slide.chart
        ? { ...slide.chart, labels: chartLabels(slide.chart, row.published_at, LOCALES[language]) }
        : null,
      points: slide.points ?? [],
      notes: slide.say,
    })),
    footer: [brand.fullName, brand.phone, brand.company, isSingle && brand.compliance, sampleLine]
      .filter(Boolean)
      .join(' · '),
    contact: {
      name: brand.fullName,
      title: [brand.jobTitle, brand.designations].filter(Boolean).join(', '),
      company: brand.company,
      compliance: brand.compliance,
      ways: waysOf({ language, brand }).map(({ address: url, label }) => ({ url, label })),
    },
    texts: { contact: text.contact, equalHousing: housing.replaceAll(/\s+/g, ' '), general: text.general },
    pictures,
  };
}
