import { IconCopy, IconDots, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { kinds } from '@yardsign/domain/content/kinds';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { mayPost } from '@yardsign/domain/sharing/may-post';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { heldFeatures } from '../../../lib/session/guard-person.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { ActionMenu } from '../../../ui/action/action-menu.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Job } from '../api.ts';
import { resultText, planOfJob } from '../model.ts';
import classes from './job-card.module.css';
import { NextPosts } from './next-posts.tsx';
import { Runs } from './runs.tsx';
import { useJobWords } from './use-job-words.ts';

interface JobCardProps {
  job: Job;
  /** Somebody impersonates the member: they may look. */
  closed: boolean;
  onAct: (kind: 'pause' | 'resume' | 'remove') => void;
  onEdit: () => void;
  onDuplicate: () => void;
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** When it posted last, in words. */
function LastRun({ job }: { job: Job }) {
  const text = useText('autopilot');
  const format = useFormat();
  const newest = job.run.find(({ result }) => result === 'posted' || result === 'partly');
  const isPosting = job.run.some(({ result }) => result === 'posting');
  if (isPosting) return <p className={classes['last']}>{text('postingNow')}</p>;
  const waiting = job.run.find(({ result }) => result === 'waiting');
  if (!newest?.completed_at)
    return <p className={classes['last']}>{text(waiting ? resultText(waiting) : 'neverPosted')}</p>;
  return <p className={classes['last']}>{text('lastPosted', { ago: format.ago(newest.completed_at) })}</p>;
}

/** What the job would post and its member's plan no longer has: without a word its hours would only stay empty. */
function LostTypes({ job }: { job: Job }) {
  const text = useText('autopilot');
  const typeText = useText('content');
  const format = useFormat();
  const session = useSession();
  const features = session === null ? [] : heldFeatures(session);
  const lost = planOfJob(job).contentTypes.filter((type) => !mayPost(features, type));
  if (lost.length === 0) return null;
  const types = format.list(lost.map((type) => typeText(kinds[type].plural)));
  return (
    <Banner kind="attention" action={<LinkButton to="/upgrade">{text('seePlans')}</LinkButton>}>
      {text('typesLost', { types })}
    </Banner>
  );
}

/** Networks of an active job that are not connected any more, and whether it still posts to another. */
function lostNetworks(job: Job): { networks: readonly string[]; isPartlyActive: boolean } {
  const lost = planOfJob(job).targets.filter((_target, index) => job.job_networks[index]?.connected === false);
  const networks = job.status ? [...new Set(lost.map(({ network }) => networkName(network)))] : [];
  return { networks, isPartlyActive: lost.length < job.job_networks.length };
}

/** A job: what it posts and where, how it stands, what it does next and what it did. */
export function JobCard({ job, closed, onAct, onEdit, onDuplicate }: JobCardProps) {
  const text = useText('autopilot');
  const { name, facts } = useJobWords(job);
  const format = useFormat();
  const { networks, isPartlyActive } = lostNetworks(job);
  const isHeld = networks.length > 0;
  const badge = isHeld ? (
    <StatusBadge tone="attention">{text(isPartlyActive ? 'partlyActive' : 'waiting')}</StatusBadge>
  ) : (
    <StatusBadge tone={job.status ? 'good' : 'neutral'}>{text(job.status ? 'active' : 'paused')}</StatusBadge>
  );
  const more = [
    [
      { label: text('edit'), icon: <IconPencil {...ICON} />, onSelect: onEdit },
      { label: text('duplicate'), icon: <IconCopy {...ICON} />, onSelect: onDuplicate },
    ],
    [{ label: text('remove'), icon: <IconTrash {...ICON} />, danger: true, onSelect: () => onAct('remove') }],
  ];
  return (
    <Card title={name} aside={badge} as="article">
      <div className={classes['card']}>
        <ul className={classes['facts']}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {isHeld && (
          <Banner kind="attention" action={<LinkButton to="/integrations">{text('seeConnections')}</LinkButton>}>
            {isPartlyActive ? text('partlyActiveText', { networks: format.list(networks) }) : text('waitingText')}
          </Banner>
        )}
        {job.status && <LostTypes job={job} />}
        <div className={classes['bar']}>
          <LastRun job={job} />
          <span className={classes['actions']}>
            <Button
              size="small"
              disabled={closed}
              icon={job.status ? <IconPlayerPause {...ICON} /> : <IconPlayerPlay {...ICON} />}
              aria-label={`${text(job.status ? 'pause' : 'resume')}: ${name}`}
              onClick={() => onAct(job.status ? 'pause' : 'resume')}
            >
              {text(job.status ? 'pause' : 'resume')}
            </Button>
            {!closed && (
              <ActionMenu
                position="bottom-end"
                groups={more}
                trigger={
                  <IconButton
                    label={text('moreFor', { job: name })}
                    icon={<IconDots size={20} stroke={1.5} aria-hidden="true" />}
                  />
                }
              />
            )}
          </span>
        </div>
        {job.status && <NextPosts slots={job.next} closed={closed} />}
        {job.run.length > 0 && <Runs runs={job.run} />}
      </div>
    </Card>
  );
}
