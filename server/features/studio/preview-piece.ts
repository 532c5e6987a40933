import { countWords } from '@yardsign/domain/content/reading-time';
import { perLanguage, type Language } from '@yardsign/domain/languages';
import { blogSettings } from '@yardsign/domain/profile/blog-settings';
import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import { madeUpBrands, type MadeUpBrand } from '@yardsign/domain/studio/made-up-brands';
import { fromParagraphs } from '@yardsign/domain/studio/paragraphs';
import { AppError } from '../../platform/errors.ts';
import { toHtml } from '../content/to-html.ts';
import { publicArticlePage, type PublicArticle } from '../microsite/article-page.ts';
import { findPiece } from './piece-store.ts';
import type { StudioDeps } from './ports.ts';
import { presentWords } from './present.ts';

/** The piece has no address for visitors yet, so its cover is left out. */
const COVER = /<img class="cover"[^>]*>/;

function brandOf(name: MadeUpBrand): PublicArticle['brand'] {
  const { color, ...person } = madeUpBrands[name];
  const typed: Readonly<Record<string, string>> = {
    first_name: person.firstName,
    last_name: person.lastName,
    job_title: person.jobTitle,
    company: person.company,
    phone: person.phone,
    email: person.email,
    compliance: person.compliance,
  };
  return {
    version: 0,
    ...brandTexts((field) => typed[field] ?? ''),
    primaryColor: color,
    photo: null,
    logo: null,
    logoDark: null,
    secondaryLogo: null,
    secondaryLogoDark: null,
    spanish: {},
    graphics: PLAIN_LOOK,
  };
}

/** A draft as the finished page that visitors would read, in a made-up brand. @throws AppError `not_found` */
export async function previewPiece(
  deps: Pick<StudioDeps, 'db' | 'clock' | 'publicUrl'>,
  id: string,
  { language, brand: name }: { language: Language; brand: MadeUpBrand },
): Promise<string> {
  const row = await findPiece(deps.db, id);
  if (!row) throw new AppError('not_found');
  const textOf = (of: Language) => {
    const text = row.texts.find((each) => each.language === of);
    const contents = toHtml(fromParagraphs(text?.paragraphs ?? []), of);
    const { title, description, shareText: caption } = presentWords(text?.front ?? {});
    return { title, description, contents, caption, details: {}, source: '', words: countWords(contents) };
  };
  const brand = brandOf(name);
  const page = publicArticlePage(
    {
      base: deps.publicUrl,
      code: 'preview',
      language,
      row: { slug: row.slug, texts: perLanguage(textOf), published_at: deps.clock.now() },
      brand,
      settings: blogSettings(() => undefined, brand.firstName),
    },
    'empty',
  );
  return page.replace(COVER, '');
}
