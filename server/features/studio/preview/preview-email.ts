import { kinds } from '@yardsign/domain/content/kinds';
import { publicArticleUrl, publicHomeUrl } from '@yardsign/domain/content/paths';
import { perLanguage } from '@yardsign/domain/languages';
import { AppError } from '../../../platform/errors.ts';
import { hasHome } from '../../microsite/read-home.ts';
import { readFeature } from '../../profile/read-profiles.ts';
import type { EmailPreview, StudioDeps } from '../ports.ts';
import { draftText, previewPicture, readDraft, type Shown, wornBy } from './preview-piece.ts';

/**
 * What an e-mail with this draft is made of: the builder of e-mails puts it together. The picture is in the answer, for the frame that
 * shows the e-mail may send nothing that says who looks.
 *
 * @throws AppError `not_found`, also for a type that e-mails cannot lead to; `profile_not_found`.
 */
export async function previewEmail(
  deps: Pick<StudioDeps, 'db' | 'publicUrl' | 'drawDraft'>,
  id: string,
  shown: Shown,
): Promise<EmailPreview> {
  const row = await readDraft(deps.db, id);
  if (!kinds[row.type].hasPublicPage) throw new AppError('not_found');
  const { brand, publicCode, settings } = await wornBy(deps, shown);
  const { language, member } = shown;
  // A made-up person shows everything that a member can.
  const showsHome = member === undefined || hasHome(settings);
  const showsArticles = member === undefined || settings.pages.includes('articles');
  const picture = await previewPicture(deps, id, { ...shown, size: 'link' });
  return {
    brand,
    newsletter: member === undefined ? {} : await readFeature(deps, member, 'newsletter'),
    home: showsHome ? publicHomeUrl(deps.publicUrl, publicCode, language) : null,
    address: showsArticles ? publicArticleUrl(deps.publicUrl, publicCode, language, row.slug) : null,
    texts: perLanguage((of) => {
      const { title, description, contents } = draftText(row, of);
      return { title, description, contents };
    }),
    picture: `data:image/jpeg;base64,${picture.toString('base64')}`,
  };
}
