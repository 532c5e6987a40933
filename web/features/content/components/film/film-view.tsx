import { useQuery } from '@tanstack/react-query';
import { plainFilm } from '@yardsign/domain/content/films/plain-film';
import { kinds } from '@yardsign/domain/content/kinds';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { MenuAction } from '../../../../ui/action/action-menu-window.tsx';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { madeFilmQuery } from '../../film-api.ts';
import type { Film } from '../../model.ts';
import { ownFilm } from '../../own-film.ts';
import { PublicPageCard } from '../piece/public-page-card.tsx';
import { PieceFrame, type PieceViewProps } from '../piece/piece-frame.tsx';
import { PieceWords } from '../text/piece-words.tsx';
import { useCopy } from '../use-copy.ts';
import { useDownload } from '../use-download.ts';
import { FilmPlayer } from './film-player.tsx';
import classes from './film-view.module.css';

const UnmadeFilm = lazyPart(() => import('./branded-film.tsx').then((m) => m.UnmadeFilm));
const BrandedFilm = lazyPart(() => import('./branded-film.tsx').then((m) => m.BrandedFilm));

/** A film, the member's own once it is made, with its words beside it for whoever would rather read. */
export function FilmView({ film, ...view }: PieceViewProps & { film: Film }) {
  const { piece, language } = view;
  const text = useText('content');
  const copy = useCopy();
  const { busy, downloadFilm } = useDownload(piece);
  const { title, caption, contents } = piece.translations[language];
  const made = useQuery(madeFilmQuery(piece.id, language)).data?.film;
  const own = made?.current ? ownFilm(film, made) : null;
  const shown = own ?? plainFilm(film);
  const link = piece.public_url;
  const downloads: MenuAction[] = [
    ...(film.url === null ? [] : [{ label: text('filmMp4'), onSelect: () => downloadFilm(`${language}.mp4`) }]),
    ...(film.captions === null
      ? []
      : [
          {
            label: text('filmCaptions'),
            onSelect: () => downloadFilm(`${language}.vtt`, made?.current ? made.introSeconds : 0),
          },
        ]),
  ];
  const copies: MenuAction[] = [
    { label: text('copyCaption'), onSelect: () => copy({ text: caption }), disabled: caption === '' },
    ...(link === null ? [] : [{ label: text('copyLink'), onSelect: () => copy({ text: link }) }]),
  ];
  return (
    <PieceFrame
      {...view}
      downloads={downloads}
      downloading={busy}
      copies={copies}
      pictureFirst
      upright
      side={
        <>
          {link !== null && (
            <PublicPageCard id={piece.id} url={link} pinned={kinds[piece.content_type].canBePinned ? title : null} />
          )}
          <Card title={text('filmMine')}>
            <p className={classes['lead']}>
              {text(own ? 'filmMineDone' : film.url === null ? 'filmMineBegun' : 'filmMineText')}
            </p>
            <Part inline waiting={<LinesSkeleton lines={6} />}>
              <BrandedFilm piece={piece} film={film} language={language} />
            </Part>
          </Card>
          {(view.waiting || contents !== '') && (
            <Card title={text('filmWords')}>
              <PieceWords {...view} />
            </Card>
          )}
        </>
      }
    >
      {shown ? (
        <FilmPlayer
          key={shown.sha256}
          film={shown}
          label={text(own ? 'filmLabelMine' : 'filmLabel', { title })}
          language={language}
        />
      ) : (
        <Part inline waiting={<LinesSkeleton lines={6} />}>
          <UnmadeFilm contentId={piece.id} film={film} title={title} language={language} />
        </Part>
      )}
    </PieceFrame>
  );
}
