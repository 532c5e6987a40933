import { Component, type ReactNode } from 'react';
import { reloadForPage } from '../lib/code/recover.ts';
import { currentLanguage } from '../lib/i18n/language-store.ts';
import type { Language } from '../lib/i18n/language.ts';
import { reportError } from '../lib/report-error.ts';
import classes from './last-words.module.css';

/** Not in the catalogs: they are said when the catalogs are what did not come. */
const WORDS = {
  en: {
    title: 'Yardsign could not be loaded.',
    text: 'Check your connection, then load the page again.',
    act: 'Reload',
  },
  es: {
    title: 'No se pudo cargar Yardsign.',
    text: 'Revisa tu conexión y vuelve a cargar la página.',
    act: 'Volver a cargar',
  },
} as const satisfies Record<Language, object>;

/** Around the page for errors: what is said when even that cannot be drawn. */
export class LastWords extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (!reloadForPage(error)) reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, text, act } = WORDS[currentLanguage()];
    return (
      <main className={classes['words']}>
        <h1>{title}</h1>
        <p>{text}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {act}
        </button>
      </main>
    );
  }
}
