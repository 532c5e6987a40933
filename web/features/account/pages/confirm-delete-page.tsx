import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../../lib/api/call-types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { forgetMember } from '../../../lib/session/forget-member.ts';
import { leaveNothing } from '../../../lib/session/leave-nothing.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { linkQuery, useConfirmDelete } from '../api.ts';
import { Entry } from '../components/entry.tsx';
import classes from '../components/entry.module.css';
import { LinkBroken } from '../components/link-broken.tsx';
import { useTakenSearch } from '../components/use-taken-search.ts';
import { type LinkKey, readAddressedLink } from '../model.ts';

type MailedLink = Answer<'account', 'readMailedLink'>;
type Addressed = LinkKey & { email: string };

function Losses({ has }: { has: NonNullable<MailedLink['has']> }) {
  const text = useText('account');
  return (
    <ul className={classes['list']}>
      <li>{text('losesProfile')}</li>
      <li>{text('losesPieces')}</li>
      {has.posts > 0 && <li>{text('losesPosts', { count: has.posts })}</li>}
      {has.connections > 0 && <li>{text('losesConnections', { count: has.connections })}</li>}
      {has.teamMembers > 0 && <li>{text('losesTeam', { count: has.teamMembers })}</li>}
    </ul>
  );
}

function Question({
  link,
  known,
  onDeleted,
}: {
  link: Addressed;
  known: MailedLink;
  onDeleted: (dueAt: string) => void;
}) {
  const text = useText('account');
  const errorText = useErrorText();
  const confirm = useConfirmDelete(link);
  const remove = () =>
    confirm.mutate(undefined, {
      onSuccess: ({ data }) => {
        forgetMember();
        void leaveNothing();
        onDeleted(data.deletion_due_at);
      },
    });
  return (
    <Entry title={text('deleteTitle')} lead={text('deleteWhose', known.account)}>
      <div className={classes['stack']}>
        {confirm.error && (
          <Banner kind="failure" announce>
            {errorText(confirm.error)}
          </Banner>
        )}
        <div className={classes['part']}>
          <h2>{text('deleteLoses')}</h2>
          {known.has && <Losses has={known.has} />}
          <p className={classes['soft']}>{text('deleteKept')}</p>
          <p className={classes['soft']}>{text('deletePaid')}</p>
        </div>
        <Banner kind="attention">{text('deleteGrace')}</Banner>
        <div className={classes['buttons']}>
          <Button kind="danger" size="large" wide onClick={remove} busy={confirm.isPending} busyText={text('deleting')}>
            {text('deleteConfirm')}
          </Button>
          <LinkButton to="/" size="large" wide>
            {text('deleteKeep')}
          </LinkButton>
        </div>
      </div>
    </Entry>
  );
}

function Linked({ link }: { link: Addressed }) {
  const text = useText('account');
  const format = useFormat();
  const known = useQuery(linkQuery('delete-account', link));
  const [dueAt, setDueAt] = useState<string | null>(null);
  if (dueAt !== null)
    return (
      <div role="status">
        <EmptyState
          drawing="empty"
          heading="h1"
          title={text('deletedTitle')}
          action={<LinkButton to="/login">{text('deletedLogin')}</LinkButton>}
        >
          {text('deletedText', { date: format.date(dueAt, 'moment') })}
        </EmptyState>
      </div>
    );
  const shape = (
    <Entry title={text('deleteTitle')}>
      <ListSkeleton rows={3} />
    </Entry>
  );
  return (
    <Loaded
      query={known}
      waiting={shape}
      place="page"
      instead={
        <LinkBroken error={known.error} to="/account" label={text('askAgain')} onRetry={() => void known.refetch()} />
      }
    >
      {(read) => <Question link={link} known={read} onDeleted={setDueAt} />}
    </Loaded>
  );
}

/** Opened from a mail: says exactly what would be lost, and deletes nothing until its button is pressed. */
export function ConfirmDeletePage() {
  const text = useText('account');
  const link = readAddressedLink(useTakenSearch());
  if (link === null) return <LinkBroken error={null} to="/account" label={text('askAgain')} onRetry={() => {}} />;
  return <Linked link={link} />;
}
