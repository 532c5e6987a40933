import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconArrowRight, IconFileText, IconHistory, IconSearch } from '@tabler/icons-react';
import { kinds } from '@yardsign/domain/content/kinds';
import { SEARCHED_TYPES } from '@yardsign/domain/content/shelves';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { contentListQuery } from '../../api.ts';
import { useOwnContentLanguage } from '../../content-language.ts';
import { useFoundPages } from '../../use-found-pages.ts';
import { type Filters, writeFilters } from '../../model.ts';
import { readSearches, rememberSearch } from '../../recent-searches.ts';
import { type Choice, type ChoiceGroup, choicesFor, neighbour } from './choices.ts';
import classes from './palette.module.css';

/** The library is asked when nothing was typed for so long. */
const TYPING_PAUSE_MS = 200;
const MOST_PIECES = 6;
const MOST_RECENT = 3;

const ICONS = { page: IconArrowRight, recent: IconHistory, all: IconSearch, piece: IconFileText } as const;

/** The whole library, searched for these words. */
const filtersOf = (query: string, language: Language): Filters => ({
  ...{ shelf: SEARCHED_TYPES, types: SEARCHED_TYPES, category: null, show: 'all' },
  ...{ language, query },
});

/** The first pieces that these words find, in the language that the member posts in. */
function useFoundPieces(words: string) {
  const language = useOwnContentLanguage();
  const list = useInfiniteQuery({ ...contentListQuery(filtersOf(words, language)), enabled: words !== '' });
  const pieces = words === '' ? [] : (list.data?.pages[0]?.data ?? []).slice(0, MOST_PIECES);
  return { language, pieces, list };
}

function useChoices(typed: string) {
  const memberId = useSession()?.user.id;
  const words = typed.trim();
  const [settled] = useDebouncedValue(words, TYPING_PAUSE_MS);
  const { language, pieces, list } = useFoundPieces(settled);
  const pages = useFoundPages(words);
  const recent = memberId === undefined ? [] : readSearches(memberId).slice(0, MOST_RECENT);
  return {
    language,
    groups: choicesFor({ words, pages, recent, pieces }),
    isAsking: words !== settled || (list.isFetching && words !== ''),
    failed: words !== '' && list.isError,
    isNothing: words !== '' && words === settled && list.isSuccess && pieces.length === 0,
    remember: () => memberId !== undefined && rememberSearch(memberId, words),
  };
}

interface ChoiceLineProps {
  choice: Choice;
  id: string;
  isActive: boolean;
  language: Language;
  onFollow: () => void;
  onPoint: () => void;
}

function ChoiceLine({ choice, id, isActive, language, onFollow, onPoint }: ChoiceLineProps) {
  const text = useText('content');
  const titles = useText('titles');
  const Icon = ICONS[choice.kind];
  const to =
    choice.kind === 'page' ? choice.page.path : choice.kind === 'piece' ? choice.piece.path : ('/search' as const);
  const reader = useLanguage();
  const search = 'words' in choice ? writeFilters(filtersOf(choice.words, language), reader) : {};
  return (
    <Link
      to={to}
      search={search}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes['choice']}
      onClick={onFollow}
      onMouseMove={onPoint}
    >
      <Icon size={17} stroke={1.5} aria-hidden="true" />
      {choice.kind === 'page' && <span className={classes['name']}>{titles(choice.page.title)}</span>}
      {choice.kind === 'recent' && <span className={classes['name']}>{choice.words}</span>}
      {choice.kind === 'all' && <span className={classes['name']}>{text('paletteAll', { query: choice.words })}</span>}
      {choice.kind === 'piece' && (
        <>
          <span className={classes['name']} lang={language}>
            {choice.piece.translations[language].title}
          </span>
          <span className={classes['type']}>{titles(kinds[choice.piece.content_type].label)}</span>
        </>
      )}
    </Link>
  );
}

const LABELS = { recent: 'recentSearches', pages: 'foundPages', library: 'paletteLibrary' } as const satisfies Record<
  ChoiceGroup['name'],
  string
>;

function Finder({ onClose, takeTyped }: Pick<PaletteProps, 'onClose' | 'takeTyped'>) {
  const text = useText('content');
  const list = useId();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const { language, groups, isAsking, failed, isNothing, remember } = useChoices(typed);
  const keys = groups.flatMap(({ choices }) => choices.map(({ key }) => key));
  const active = wanted !== null && keys.includes(wanted) ? wanted : (keys[0] ?? null);
  const idOf = (key: string) => `${list}-${key}`;

  useEffect(() => {
    if (wanted !== null) document.getElementById(`${list}-${wanted}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, wanted]);

  function act(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setWanted(neighbour(keys, active, event.key === 'ArrowDown' ? 1 : -1));
    }
    if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      document.getElementById(idOf(active))?.click();
    }
  }

  return (
    <div className={classes['finder']}>
      <input
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        className={classes['field']}
        aria-label={text('paletteTitle')}
        placeholder={text('palettePlaceholder')}
        aria-autocomplete="list"
        aria-expanded={keys.length > 0}
        aria-controls={list}
        aria-activedescendant={active === null ? undefined : idOf(active)}
        autoComplete="off"
        maxLength={200}
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWanted(null);
        }}
        onKeyDown={act}
        onFocus={() => {
          const before = takeTyped();
          setTyped((since) => before + since);
        }}
      />
      <div id={list} role="listbox" aria-label={text('paletteTitle')} aria-busy={isAsking} className={classes['list']}>
        {groups.map(({ name, choices }) => (
          <div key={name} role="group" aria-labelledby={`${list}-${name}`}>
            <p id={`${list}-${name}`} className={classes['group']}>
              {text(LABELS[name])}
            </p>
            {choices.map((choice) => (
              <ChoiceLine
                key={choice.key}
                choice={choice}
                id={idOf(choice.key)}
                isActive={choice.key === active}
                language={language}
                onPoint={() => setWanted(choice.key)}
                onFollow={() => {
                  if (choice.kind === 'piece') remember();
                  onClose();
                }}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={classes['told']}>
        {failed && text('loadFailed')}
        {isNothing && text('nothing')}
      </p>
    </div>
  );
}

interface PaletteProps {
  opened: boolean;
  onClose: () => void;
  /** Hands over, once, what was typed before the field had the focus. */
  takeTyped: () => string;
}

/** From anywhere by Ctrl and K: to a page of the product, to what was searched for before, to a piece of the library. */
export function Palette({ opened, onClose, takeTyped }: PaletteProps) {
  const text = useText('content');
  return (
    <Dialog opened={opened} onClose={onClose} title={text('paletteTitle')}>
      <Finder onClose={onClose} takeTyped={takeTyped} />
    </Dialog>
  );
}
