import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { loadCatalog } from '../lib/i18n/catalogs.ts';
import type { Language } from '../lib/i18n/language.ts';
import { switchLanguage } from '../lib/i18n/language-store.ts';
import { parseSearch, stringifySearch } from '../lib/search/search-params.ts';
import { type AreaName, areas } from '../locales/areas.ts';
import { createFakeServer } from './fake-server.ts';

export const server = createFakeServer();

/** The timer of the machine, also where a test has put another in its place. */
const realTimeout = globalThis.setTimeout;

/** More turns of the event loop than any answer takes from being sent to being drawn. A call that is never answered takes them all. */
const MOST_TURNS = 20;

let shown = new QueryClient();

/** Lets the calls that were begun be answered: an answer takes more turns of the event loop than `act` waits for. */
async function answersAreDrawn(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS && shown.isFetching() + shown.isMutating() > 0; turn++)
    await act(() => new Promise((resolve) => realTimeout(resolve)));
}

const AREAS = Object.keys(areas) as AreaName[];

interface Setting {
  language?: Language;
  /** The address that the page is opened at. */
  at?: string;
  /** What that address is made of, for a page that reads a part of it: `/posts/$postId`. */
  path?: string;
  /** What is known before the page opens, by its query. */
  known?: readonly { query: { queryKey: readonly unknown[] }; data: unknown }[];
}

/** Draws a page or a part of one as a member meets it: texts, toolkit, addresses, and `server` in place of the network. */
export async function open(part: ReactNode, { language = 'en', at = '/here', path = '$', known = [] }: Setting = {}) {
  const queryClient = new QueryClient({
    // What was read stays fresh however long a test takes.
    defaultOptions: { queries: { retry: false, staleTime: 600_000 }, mutations: { retry: false } },
  });
  shown = queryClient;
  for (const { query, data } of known) queryClient.setQueryData(query.queryKey, data);
  const root = createRootRoute();
  const any = createRoute({ getParentRoute: () => root, path, component: () => part });
  const router = createRouter({
    routeTree: root.addChildren([any]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  });
  await act(async () => {
    await Promise.all(AREAS.map((area) => loadCatalog(area, language)));
    await switchLanguage(language);
    await router.load();
  });
  const { unmount } = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  );
  await answersAreDrawn();
  /** Asks those who may hold the page, as the history of a browser does before it moves. */
  async function holds(action: 'BACK' | 'PUSH'): Promise<boolean> {
    const { history } = router;
    const { location: nextLocation } = createMemoryHistory({ initialEntries: ['/elsewhere'] });
    const places = { currentLocation: history.location, nextLocation };
    for (const { blockerFn } of history._getBlockers())
      if (await act(async () => (await blockerFn({ action, ...places })) === true)) return true;
    return false;
  }
  return { queryClient, address: () => router.state.location.href, unmount, holds };
}

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** The field that has this label. */
export const field = (label: string | RegExp): Control =>
  screen.getByLabelText<Control>(label, { selector: 'input, textarea, select' });

export function fill(label: string | RegExp, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

/** A button by its words, or by what it is called where it has none. Finding it by its role takes a hundred times as long. */
export function button(words: string, within: ParentNode = document): HTMLButtonElement {
  const named = [...within.querySelectorAll('button')].filter(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === words,
  );
  if (named.length !== 1) throw new Error(`${named.length} buttons are called '${words}'`);
  return named[0] as HTMLButtonElement;
}

/** Presses a button, and waits until what follows from it has been drawn. */
export async function press(words: string, within: ParentNode = document): Promise<void> {
  await act(async () => button(words, within).click());
  await answersAreDrawn();
}

/** Opens a menu by its button, and chooses one of its entries. */
export async function choose(menu: string, words: string): Promise<void> {
  await press(menu);
  const entry = (await screen.findAllByRole('menuitem')).find(({ textContent }) => textContent === words);
  if (entry === undefined) throw new Error(`the menu '${menu}' has no entry '${words}'`);
  await act(async () => entry.click());
  await answersAreDrawn();
}

/** What a screen reader says at a field beside its label: its help and what is wrong with it. */
export function saidAt(label: string | RegExp): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** A window, once it is open and has taken the cursor to itself, which it does in a task of its own. */
export async function dialog(): Promise<HTMLElement> {
  const opened = await screen.findByRole('dialog');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return opened;
}
