import { holdsFeature } from '@yardsign/domain/access/actor';
import { CONTENT_TYPES, DESIGNED_TYPE, kinds } from '@yardsign/domain/content/kinds';
import { requiredFeature } from '@yardsign/domain/content/required-feature';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { heldFeatures } from '../../../lib/session/guard-person.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { categoriesQuery, contentListQuery } from '../../content/api.ts';
import { CategorySelect } from '../../content/components/list/category-select.tsx';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { coverOf, type Filters, type Piece } from '../../content/model.ts';
import { useBeginDesign } from '../api.ts';
import { BeginDialog } from '../components/begin-dialog.tsx';
import { DesignActions } from '../components/design-actions.tsx';
import classes from '../components/designs.module.css';

const CARD_PIXELS = 480;

/** What members design. */
const DESIGNED = CONTENT_TYPES.filter((type) => kinds[type].isDesigned === true);

function useFilters(show: Filters['show'], category: string | null = null): Filters {
  return { shelf: DESIGNED, types: DESIGNED, category, language: useOwnContentLanguage(), query: '', show };
}

function Shown({ piece, language }: { piece: Piece; language: Filters['language'] }) {
  const { src } = coverOf(piece, { language, size: 'square', width: CARD_PIXELS });
  return (
    <>
      <img src={src} alt="" width={CARD_PIXELS} height={CARD_PIXELS} loading="lazy" />
      <span className={classes['name']} lang={language}>
        {piece.translations[language].title}
      </span>
    </>
  );
}

/** The graphics that a member has designed, the last one first. */
function OwnDesigns() {
  const text = useText('designs');
  const content = useText('content');
  const filters = useFilters('mine');
  const list = useInfiniteQuery(contentListQuery(filters));
  return (
    <section className={classes['section']} aria-labelledby="own-designs">
      <h2 id="own-designs">{text('own')}</h2>
      <Loaded query={list} waiting={<CardsSkeleton count={4} ratio={1} />} place="list" failed={content('loadFailed')}>
        {({ pages }) => {
          const pieces = pages.flatMap((page) => page.data);
          if (pieces.length === 0)
            return (
              <EmptyState drawing="empty" title={text('none')}>
                {text('noneText')}
              </EmptyState>
            );
          return (
            <>
              <ul className={classes['grid']}>
                {pieces.map((piece) => (
                  <li key={piece.id} className={classes['card']}>
                    <Link to="/graphic-builder/$id" params={{ id: piece.id }} className={classes['open']}>
                      <Shown piece={piece} language={filters.language} />
                    </Link>
                    <DesignActions id={piece.id} title={piece.translations[filters.language].title} />
                  </li>
                ))}
              </ul>
              <MorePages list={list} shown={pieces.length} total={pages[0]?.total ?? null} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

/** The graphics of the library, each to begin one's own with. */
function Beginnings() {
  const text = useText('designs');
  const content = useText('content');
  const errorText = useErrorText();
  const begin = useBeginDesign();
  const [category, setCategory] = useState<string | null>(null);
  const filters = useFilters('all', category);
  const list = useInfiniteQuery(contentListQuery(filters));
  const categories = useQuery(categoriesQuery(DESIGNED, filters.language));
  const start = ({ id, title }: Piece) => {
    if (begin.isPending) return;
    begin.mutate(
      { from: id, title },
      { onError: (error) => showToast({ kind: 'failure', message: errorText(error) }) },
    );
  };
  return (
    <section className={classes['section']} aria-labelledby="beginnings">
      <div className={classes['head']}>
        <h2 id="beginnings">{text('beginnings')}</h2>
        <CategorySelect
          categories={categories.data ?? []}
          failed={categories.isError}
          waiting={categories.isPending}
          value={category}
          onChange={setCategory}
        />
      </div>
      <p className={classes['quiet']}>{text('beginningsText')}</p>
      <Loaded query={list} waiting={<CardsSkeleton count={8} ratio={1} />} place="list" failed={content('loadFailed')}>
        {({ pages }) => {
          const pieces = pages.flatMap((page) => page.data);
          return (
            <>
              <ul className={classes['grid']}>
                {pieces.map((piece) => (
                  <li key={piece.id} className={classes['card']}>
                    <button
                      type="button"
                      className={classes['open']}
                      aria-disabled={begin.isPending || undefined}
                      onClick={() => start(piece)}
                    >
                      <Shown piece={piece} language={filters.language} />
                    </button>
                  </li>
                ))}
              </ul>
              {pieces.length === 0 && <p>{content('nothing')}</p>}
              <MorePages list={list} shown={pieces.length} total={pages[0]?.total ?? null} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

interface DesignsPageProps {
  /** Another beginning, in front of the others. */
  first?: ReactNode;
}

/** Where a member begins a graphic of their own, and finds those that they have. */
export function DesignsPage({ first }: DesignsPageProps) {
  const text = useText('designs');
  const titles = useText('titles');
  const session = useSession();
  const needed = requiredFeature(DESIGNED_TYPE);
  const may = session !== null && (needed === null || holdsFeature(heldFeatures(session), needed));
  const [beginning, setBeginning] = useState(false);
  return (
    <>
      <PageHeader
        title={titles('graphicBuilder')}
        lead={text('lead')}
        action={
          may && (
            <Button
              kind="primary"
              icon={<IconPlus size={20} stroke={1.5} aria-hidden="true" />}
              onClick={() => setBeginning(true)}
            >
              {text('beginEmpty')}
            </Button>
          )
        }
      />
      {may ? (
        <>
          {first}
          <OwnDesigns />
          <Beginnings />
        </>
      ) : (
        <EmptyState
          drawing="empty"
          title={text('notInPlan')}
          action={<LinkButton to="/upgrade">{text('seePlans')}</LinkButton>}
        >
          {text('notInPlanText')}
        </EmptyState>
      )}
      {beginning && <BeginDialog onClose={() => setBeginning(false)} />}
    </>
  );
}
