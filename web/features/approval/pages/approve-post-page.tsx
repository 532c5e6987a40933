import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { forgetMailedLink, type MailedLink, takeMailedLink } from '../../../lib/browser/mailed-link.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { DetailSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { type Ask, linkQuery, useDecideByLink, type Verdict } from '../api.ts';
import { AskCard } from '../components/ask-card.tsx';

const KEY = 'yardsign.approval';

function Gone({ is }: { is: 'gone' | 'over' | 'changed' }) {
  const text = useText('approval');
  return (
    <EmptyState
      drawing="lost"
      heading="h1"
      title={text(`${is}Title`)}
      action={<LinkButton to="/approvals">{text('seeAll')}</LinkButton>}
    >
      {text(`${is}Text`)}
    </EmptyState>
  );
}

function Open({ link, ask }: { link: MailedLink; ask: Ask }) {
  const text = useText('approval');
  const decide = useDecideByLink(link, ask.digest);
  const [done, setDone] = useState<Verdict['verdict'] | null>(null);
  const name = ask.asker;
  return (
    <>
      <PageHeader
        title={<span lang={ask.language}>{ask.title}</span>}
        lead={done === null ? text('linkLead', { name }) : undefined}
      />
      {done === null ? (
        <AskCard
          ask={ask}
          heading={null}
          decide={decide}
          closed={false}
          onDecided={(verdict) => {
            forgetMailedLink(KEY);
            setDone(verdict);
          }}
        />
      ) : (
        <Banner kind="done" announce title={text(`done_${done}`, { name })}>
          {text(done === 'approved' && ask.isOutdated ? 'after_outdated' : `after_${done}`, { name })}
        </Banner>
      )}
    </>
  );
}

function Linked({ link }: { link: MailedLink }) {
  const text = useText('approval');
  const shown = useQuery(linkQuery(link));
  return (
    <Loaded
      query={shown}
      waiting={<DetailSkeleton />}
      place="page"
      failed={text('loadFailed')}
      instead={hasCode(shown.error, 'link_invalid') && <Gone is="gone" />}
    >
      {({ state, ask }) =>
        ask === null ? <Gone is={state === 'changed' ? 'changed' : 'over'} /> : <Open link={link} ask={ask} />
      }
    </Loaded>
  );
}

/** Where the mail leads: one post, and two answers, without a sign-in. Opening it decides nothing. */
export function ApprovePostPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [link] = useState(() => takeMailedLink(KEY, search));
  const inAddress = 'h' in search;
  useEffect(() => {
    if (inAddress) void navigate({ to: '/approve-post', search: {}, replace: true });
  }, [inAddress, navigate]);
  if (link === null) return <Gone is="gone" />;
  return inAddress ? <DetailSkeleton /> : <Linked link={link} />;
}
