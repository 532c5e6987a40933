import type { ComponentType } from 'react';
import type { PagePath } from '@yardsign/domain/access/pages';
import type { AreaName } from '../locales/areas.ts';

export interface PageCode {
  /** Loads the code of the page. */
  readonly page: () => Promise<ComponentType>;
  /** Catalogs that are fetched together with the page, so that they do not wait for each other. */
  readonly text?: readonly AreaName[];
  /**
   * Addresses that the page asks for at once when it is the first one opened: they are asked for while its code is still on its
   * way. `{language}` is the language of pieces. An address that the page does not ask for is only wasted.
   */
  readonly calls?: readonly string[];
  /** Starts fetching what the page shows, before it is rendered. */
  readonly prepare?: () => Promise<void>;
  /** The page brings its own frame. */
  readonly frame?: 'own';
}

/**
 * The code behind a feature's pages. Which pages there are, their titles and who may open them is `domain/access/pages.ts`: a path
 * that is not listed there is a type error, and a page that has no code yet shows 'in preparation' behind its real guards.
 */
export type PageCodes = Readonly<Partial<Record<PagePath, PageCode>>>;
