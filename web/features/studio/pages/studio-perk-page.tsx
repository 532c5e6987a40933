import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../lib/page-title.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ChangedFields } from '../components/fields/changed-fields.tsx';
import { DeletePerk } from '../components/perks/delete-perk.tsx';
import { PerkComments } from '../components/perks/perk-comments.tsx';
import { PerkForm } from '../components/perks/perk-form.tsx';
import { MovesBar } from '../components/piece/moves-bar.tsx';
import { SavedVersions } from '../components/saved-form/saved-versions.tsx';
import { type StudioPerk, studioPerkQuery, useMovePerk, useRestorePerk } from '../components/perks/perks-api.ts';
import { StateBadge } from '../components/state-badge.tsx';
import classes from './studio-page.module.css';

function Back() {
  const text = useText('offers');
  return <LinkButton to="/admin/studio/perks">{text('toPerks')}</LinkButton>;
}

/** The draft beside what was published; nothing for what is out as it stands, or was never out. */
function Changes({ perk: { published, state, fields } }: { perk: StudioPerk }) {
  const text = useText('offers');
  if (published === null || state === 'published') return null;
  return (
    <Card title={text('changes')}>
      <ChangedFields before={published} after={fields} />
    </Card>
  );
}

function Filled({ perk }: { perk: StudioPerk }) {
  const text = useText('offers');
  const studio = useText('studio');
  const language = useLanguage();
  // What is brought back stands in the form at once, whatever was typed before.
  const [begun, setBegun] = useState(0);
  const [isChanged, setChanged] = useState(false);
  const { shared, worded } = perk.fields;
  const title = String(worded[language]['header']);
  const hasPage = perk.isOut && shared['component'] !== 'piece';
  const isOpen = perk.state === 'draft' || perk.state === 'published';
  useOwnTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        lead={<StateBadge piece={perk} />}
        action={
          <div className={classes['actions']}>
            <Back />
            {hasPage && <LinkButton to={`/my-perks/${perk.slug}`}>{text('toMembers')}</LinkButton>}
          </div>
        }
      />
      <div className={classes['page']}>
        <MovesBar
          piece={perk}
          call={useMovePerk(perk.slug)}
          withdrawn={text('withdrawText')}
          first={isChanged ? text('saveFirst') : undefined}
        >
          <DeletePerk perk={perk} />
        </MovesBar>
        {/* Whoever approves reads first what would be different. */}
        {perk.state !== 'draft' && <Changes perk={perk} />}
        <Card>
          <PerkForm key={begun} perk={perk} onChanged={setChanged} />
        </Card>
        {perk.state === 'draft' && <Changes perk={perk} />}
        <PerkComments perk={perk} />
        <SavedVersions
          saved={perk}
          standing={perk.standing}
          nameOf={({ number, isOfFiles, kind }) =>
            isOfFiles ? text('versionLibrary') : studio(`version_${kind}`, { number })
          }
          mayRestore={() => isOpen}
          restore={useRestorePerk(perk.slug)}
          onRestored={() => setBegun((before) => before + 1)}
        />
      </div>
    </>
  );
}

/** One perk, to be filled in, shown or hidden. */
export function StudioPerkPage() {
  const text = useText('offers');
  const slug = useParams({ strict: false, select: (params: Record<string, string>) => params['perk'] ?? '' });
  const query = useQuery(studioPerkQuery(slug));
  if (query.data !== undefined) return <Filled key={slug} perk={query.data} />;
  if (!query.isError) return <FormSkeleton fields={8} />;
  if (hasCode(query.error, 'not_found') || hasCode(query.error, 'invalid_request'))
    return (
      <EmptyState drawing="lost" heading="h1" title={text('gone')} action={<Back />}>
        {text('goneText')}
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={text('failedOne')} action={<Back />} />
      <Failed error={query.error} onRetry={() => void query.refetch()} place="part" />
    </>
  );
}
