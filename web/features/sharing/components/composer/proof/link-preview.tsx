import type { ReactNode } from 'react';
import type { Language } from '../../../../../lib/i18n/language.ts';
import type { Piece } from '../../../composer-model.ts';
import classes from './link-preview.module.css';

function hostOf(url: string | null | undefined): string {
  return url && URL.canParse(url) ? new URL(url).host : '';
}

/** An article as networks show a link: the wide picture, where it leads, its title, its first words. */
export function LinkPreview({
  picture,
  piece,
  language,
}: {
  picture: ReactNode;
  piece: Piece | undefined;
  language: Language;
}) {
  const words = piece?.translations[language];
  return (
    <div className={classes['preview']} lang={language}>
      {picture}
      <div className={classes['words']}>
        <span className={classes['host']}>{hostOf(piece?.public_url)}</span>
        <span className={classes['title']}>{words?.title}</span>
        <span className={classes['description']}>{words?.description}</span>
      </div>
    </div>
  );
}
