import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminTabs } from '../../admin/components/admin-tabs.tsx';
import { useFieldWords } from '../components/fields/field-words.ts';
import { NewPerkDialog } from '../components/perks/new-perk-dialog.tsx';
import { type StudioPerkLine, studioPerksQuery } from '../components/perks/perks-api.ts';
import cards from '../components/piece/cards.module.css';
import { StateBadge } from '../components/state-badge.tsx';
import classes from './studio-page.module.css';

function PerkLine({ perk }: { perk: StudioPerkLine }) {
  const text = useText('offers');
  const studio = useText('studio');
  const words = useFieldWords();
  const format = useFormat();
  const language = useLanguage();
  return (
    <li>
      <p>
        <Link to="/admin/studio/perks/$perk" params={{ perk: perk.slug }}>
          {perk.header[language]}
        </Link>
      </p>
      <div className={cards['buttons']}>
        <StateBadge piece={perk} />
        {perk.state !== 'published' && perk.isOut && (
          <StatusBadge tone="neutral">{studio('isOutMeanwhile')}</StatusBadge>
        )}
        {perk.standardOnly && <StatusBadge tone="info">{words.nameOf('standardOnly')}</StatusBadge>}
      </div>
      <p className={cards['quiet']}>
        {words.choiceOf(perk.component)}
        {' · '}
        {perk.savedAt === null
          ? text('versionLibrary')
          : text('changed', { time: format.ago(perk.savedAt), name: perk.savedBy ?? text('nobody') })}
      </p>
    </li>
  );
}

/** Every perk as the content team works on it, in the order in which members see them. */
export function StudioPerksPage() {
  const text = useText('offers');
  const titles = useText('titles');
  const perks = useQuery(studioPerksQuery);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title={titles('studioPerks')}
        lead={text('lead')}
        action={
          <div className={classes['actions']}>
            <LinkButton to="/admin/studio">{text('toTexts')}</LinkButton>
            <Button kind="primary" onClick={() => setAdding(true)}>
              {text('add')}
            </Button>
          </div>
        }
      />
      {adding && <NewPerkDialog onClose={() => setAdding(false)} />}
      <div className={classes['page']}>
        <AdminTabs />
        <Loaded query={perks} waiting={<ListSkeleton />} place="list" failed={text('failed')}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState drawing="empty" title={text('none')}>
                {text('noneHelp')}
              </EmptyState>
            ) : (
              <Card>
                <ul className={cards['list']}>
                  {found.map((perk) => (
                    <PerkLine key={perk.slug} perk={perk} />
                  ))}
                </ul>
              </Card>
            )
          }
        </Loaded>
      </div>
    </>
  );
}
