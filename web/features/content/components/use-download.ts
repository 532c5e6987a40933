import type { FilmFile } from '@yardsign/domain/content/films/film-files';
import type { ReportSet } from '@yardsign/domain/content/slides';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { laterMs } from '../own-film.ts';
import { type Piece, type Size, deckName, documentName, fileName, slideName } from '../model.ts';

interface Wanted {
  size: Size;
  language: Language;
  format: 'jpeg' | 'png';
}

/** Has the server draw the piece, or set its text, and saves the file: of a picture the very bytes that a post of it would carry. */
export function useDownload(piece: Piece) {
  const text = useText('content');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  const fetchFile = ({ size, language, format }: Wanted) =>
    api.graphics.renderGraphic.blob({ params: { contentId: piece.id }, query: { size, language, format } });

  async function save(name: string, fetched: Promise<Blob>) {
    setBusy(true);
    try {
      saveFile(await fetched, name);
      showToast({ message: text('downloaded', { name }) });
    } catch (error) {
      showToast({ kind: 'failure', message: text('downloadFailed', { reason: errorText(error) }), duration: 8000 });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    fetchFile,
    downloadAll: (language: Language) =>
      void save(
        `${piece.slug}-${language}.zip`,
        api.graphics.zipGraphic.blob({ params: { contentId: piece.id }, query: { language } }),
      ),
    download: (wanted: Wanted) =>
      void save(fileName(piece.slug, wanted.size, wanted.language, wanted.format), fetchFile(wanted)),
    downloadDeck: (language: Language, set: ReportSet) =>
      void save(
        deckName(piece.slug, set, language),
        api.documents.getDeck.blob({ params: { id: piece.id }, query: { language, set } }),
      ),
    downloadSlide: (language: Language, slide: number) =>
      void save(
        slideName(piece.slug, slide, language),
        api.documents.getDeck.blob({ params: { id: piece.id }, query: { language, slide } }),
      ),
    /** @param introSeconds by how much captions come later */
    downloadFilm: (file: FilmFile, introSeconds = 0) => {
      const query = introSeconds > 0 ? { later: laterMs(introSeconds) } : {};
      void save(`${piece.slug}-${file}`, api.content.getFilm.blob({ params: { id: piece.id, file }, query }));
    },
    downloadPdf: (language: Language) =>
      void save(
        documentName(piece.slug, language),
        api.documents.getDocument.blob({ params: { id: piece.id }, query: { language } }),
      ),
  };
}
