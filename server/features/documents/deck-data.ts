import { chartLabels, type ReportSlide } from '@yardsign/domain/content/report-slides';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import type { DeckData } from '../../platform/documents/deck-job.ts';
import type { PieceRow } from '../content/find-worn-piece.ts';
import { waysOf } from '../microsite/contact.ts';
import type { WornBrand } from '../profile/read-brand.ts';
import { coloursOf } from './document-data.ts';
import type { Language } from './ports.ts';
import { DOCUMENT_TEXTS, SAMPLE_LINE } from './texts.ts';

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

interface DeckOf {
  row: Pick<PieceRow, 'texts' | 'published_at' | 'sample'>;
  worn: WornBrand;
  language: Language;
  slides: readonly ReportSlide[];
  /** What the member's fair housing mark says; empty without one. */
  housing: string;
  pictures: DeckData['pictures'];
}

/** A report in the brand of its member, as the writer of slides reads it. */
export function deckData({ row, worn, language, slides, housing, pictures }: DeckOf): DeckData {
  const brand = textsIn(worn.brand, language);
  const text = DOCUMENT_TEXTS[language];
  const month = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const sampleLine = row.sample ? SAMPLE_LINE[language] : '';
  return {
    title: row.texts[language].title,
    subtitle: month.format(row.published_at),
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
    footer: [brand.fullName, brand.phone, brand.company, sampleLine].filter(Boolean).join(' · '),
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
