import { SUGGESTION_STATES } from '@yardsign/domain/suggestions/suggestion';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { AdminTabs } from '../../admin/components/admin-tabs.tsx';
import { allSuggestionsQuery, type WrittenSuggestion } from '../api.ts';
import { AnswerDialog } from '../components/answer-dialog.tsx';
import { SuggestionCard } from '../components/suggestion-card.tsx';
import classes from '../components/suggestions.module.css';

function Writer({ member }: Pick<WrittenSuggestion, 'member'>) {
  const text = useText('suggestions');
  return (
    <>
      <span>{member.name}</span>
      <span>
        {member.email === null ? text('mayNotContact') : <a href={`mailto:${member.email}`}>{member.email}</a>}
      </span>
    </>
  );
}

/** What members suggested, for the content team to read and to answer. */
export function AllSuggestionsPage() {
  const text = useText('suggestions');
  const titles = useText('titles');
  const [chosen, setChosen] = useState('');
  const [answering, setAnswering] = useState<WrittenSuggestion | null>(null);
  const list = useInfiniteQuery(allSuggestionsQuery(SUGGESTION_STATES.find((state) => state === chosen) ?? null));
  return (
    <>
      <PageHeader title={titles('suggestions')} lead={text('allLead')} />
      <div className={classes['page']}>
        <AdminTabs />
        <section aria-label={titles('suggestions')}>
          <div className={classes['filter']}>
            <NativeSelect
              label={text('filterState')}
              value={chosen}
              onChange={setChosen}
              choices={[
                { value: '', label: text('any') },
                ...SUGGESTION_STATES.map((state) => ({ value: state, label: text(`state_${state}`) })),
              ]}
            />
          </div>
          <Loaded query={list} waiting={<ListSkeleton />} place="list" failed={text('allFailed')}>
            {({ pages }) => {
              const items = pages.flatMap((page) => page.items);
              if (items.length === 0)
                return (
                  <EmptyState drawing="empty" title={text('allNone')}>
                    {text('allNoneText')}
                  </EmptyState>
                );
              return (
                <>
                  <ul className={classes['list']}>
                    {items.map((item) => (
                      <SuggestionCard
                        key={item.id}
                        suggestion={item}
                        by={<Writer member={item.member} />}
                        action={
                          <Button
                            size="small"
                            aria-label={text('answerTo', { title: item.title })}
                            onClick={() => setAnswering(item)}
                          >
                            {text('answer')}
                          </Button>
                        }
                      />
                    ))}
                  </ul>
                  <MorePages list={list} shown={items.length} />
                </>
              );
            }}
          </Loaded>
        </section>
      </div>
      {answering && <AnswerDialog key={answering.id} suggestion={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
