import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { suggestionsQuery } from '../api.ts';
import { SuggestionCard } from '../components/suggestion-card.tsx';
import { SuggestionForm } from '../components/suggestion-form.tsx';
import classes from '../components/suggestions.module.css';

/** A form for what is missing, and below it what the member suggested before. */
export function SuggestionBoxPage() {
  const text = useText('suggestions');
  const titles = useText('titles');
  const session = useSession();
  const list = useInfiniteQuery(suggestionsQuery);
  return (
    <>
      <PageHeader title={titles('suggestionBox')} lead={text('lead')} />
      <div className={classes['page']}>
        {session !== null && <SuggestionForm />}
        <section className={classes['section']} aria-labelledby="own-suggestions">
          <h2 id="own-suggestions">{text('own')}</h2>
          <Loaded query={list} waiting={<ListSkeleton />} place="part" failed={text('ownFailed')}>
            {({ pages }) => {
              const items = pages.flatMap((page) => page.items);
              if (items.length === 0)
                return (
                  <EmptyState drawing="empty" heading="h3" title={text('ownNone')}>
                    {text('ownNoneText')}
                  </EmptyState>
                );
              return (
                <>
                  <ul className={classes['list']}>
                    {items.map((item) => (
                      <SuggestionCard key={item.id} suggestion={item} />
                    ))}
                  </ul>
                  <MorePages list={list} shown={items.length} />
                </>
              );
            }}
          </Loaded>
        </section>
      </div>
    </>
  );
}
