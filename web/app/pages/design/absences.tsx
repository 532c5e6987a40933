import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CardsSkeleton, DetailSkeleton, ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import classes from './design-page.module.css';
import { Specimen } from './specimen.tsx';

const STATES = [
  ['empty', 'emptyList'],
  ['search', 'emptySearch'],
  ['scheduled', 'emptyScheduled'],
  ['connection', 'emptyConnection'],
  ['error', 'emptyError'],
  ['lost', 'emptyLost'],
  ['preparation', 'emptyPreparation'],
] as const;

/** What stands where nothing is, or is not yet. */
export function Absences() {
  const text = useText('design');
  return (
    <>
      <Specimen title={text('empty')}>
        <div className={classes['empties']}>
          {STATES.map(([drawing, title]) => (
            <Card key={drawing} as="div">
              <EmptyState
                drawing={drawing}
                heading="h3"
                title={text(title)}
                action={<Button size="small">{text('linkButton')}</Button>}
              >
                {text('emptyText')}
              </EmptyState>
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen title={text('waiting')}>
        <CardsSkeleton count={3} />
        <ListSkeleton rows={3} />
        <DetailSkeleton />
      </Specimen>
    </>
  );
}
