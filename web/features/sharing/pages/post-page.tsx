import { MENTION_WAYS } from '@yardsign/domain/sharing/mentions';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../lib/page-title.ts';
import { AnchorButton, LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Digest } from '../../../ui/display/digest.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { KeyValueList } from '../../../ui/layout/key-value.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { DetailSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { FiguresCard } from '../../results/components/figures-card.tsx';
import { postQuery } from '../api.ts';
import { ConnectOutcome } from '../components/connections/connect-outcome.tsx';
import { Exactness } from '../components/posts/exactness.tsx';
import { FilmOfPost } from '../components/posts/film-of-post.tsx';
import { FirstCommentCard } from '../components/posts/first-comment-card.tsx';
import { PostActions } from '../components/posts/post-actions.tsx';
import { PostExplanation } from '../components/posts/post-explanation.tsx';
import { PostHistory } from '../components/posts/post-history.tsx';
import { PostPicture } from '../components/posts/post-picture.tsx';
import { PostStateBadge } from '../components/posts/post-state-badge.tsx';
import { PostTime } from '../components/posts/post-time.tsx';
import { useUndoSeconds } from '../components/use-undo-seconds.ts';
import { type Post, type PostWithHistory, looksOf, toldCoverMs } from '../model.ts';
import classes from './post-page.module.css';

function ToCalendar() {
  return <BackLink to="/content-calendar">{useText('sharing')('backToCalendar')}</BackLink>;
}

/** Whom the network is told of, by how. */
function namedWays({ mentions }: Post) {
  return MENTION_WAYS.map((way) => ({
    way,
    names: mentions.filter(({ as }) => as === way).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
}

function Facts({ post }: { post: Post }) {
  const text = useText('sharing');
  const common = useText('common');
  const format = useFormat();
  const network = networkName(post.network);
  const coverMs = toldCoverMs(post);
  return (
    <KeyValueList
      facts={[
        { label: text(`${post.target.kind}_label`), value: text('targetOn', { target: post.target.name, network }) },
        { label: text('when'), value: <PostTime post={post} /> },
        {
          label: text('piece'),
          value: (
            <Link to={post.content.path} lang={post.language}>
              {post.content.title}
            </Link>
          ),
        },
        {
          label: text('language'),
          value: `${common(post.language === 'en' ? 'english' : 'spanish')} · ${text(`size_${post.size}`)}`,
        },
        ...(post.altText === null
          ? []
          : [{ label: text('altText'), value: <span lang={post.language}>{post.altText}</span> }]),
        ...namedWays(post).map(({ way, names }) => ({
          label: text(`named_${way}`, { network }),
          value: format.list(names),
        })),
        ...(coverMs === null
          ? []
          : [{ label: text('filmCoverChosen'), value: text('filmCoverAt', { seconds: (coverMs / 1000).toFixed(1) }) }]),
        ...post.pictures.map(({ sha256, title }) => ({
          label: text('furtherPicture'),
          value: (
            <>
              <span lang={post.language}>{title}</span> <Digest sha256={sha256} />
            </>
          ),
        })),
        { label: text('created'), value: format.date(post.createdAt, 'moment') },
      ]}
    />
  );
}

function PostDetail({ post, history, comment }: PostWithHistory) {
  const text = useText('sharing');
  // What is counted down says where the post stands.
  const seconds = useUndoSeconds([post]);
  return (
    <div className={classes['detail']}>
      <div className={classes['standing']}>
        <ConnectOutcome />
        <section className={classes['state']} aria-live="polite">
          {seconds === 0 && <PostStateBadge state={post.state} label={looksOf(post).label} />}
          <PostExplanation post={post} />
          {post.remote && (
            <div className={classes['live']}>
              <AnchorButton href={post.remote.url} newTab kind="primary">
                {text('seeLive', { network: networkName(post.network) })}
              </AnchorButton>
              <CopyButton value={post.remote.url} label={text('liveLink')} />
            </div>
          )}
          <FilmOfPost key={post.language} post={post} />
          <PostActions post={post} />
        </section>
      </div>
      <div className={classes['picture']}>
        <PostPicture post={post} />
      </div>
      <div className={classes['facts']}>
        <FirstCommentCard post={post} comment={comment} />
        <Card>
          <Facts post={post} />
        </Card>
        {post.state === 'published' && <FiguresCard postId={post.id} network={post.network} />}
        <Exactness post={post} />
        <PostHistory post={post} history={history} />
      </div>
    </div>
  );
}

/** There is no such post, or it is somebody else's. */
function PostGone() {
  const text = useText('sharing');
  return (
    <EmptyState
      drawing="lost"
      heading="h1"
      title={text('postGone')}
      action={<LinkButton to="/content-calendar">{text('seeCalendar')}</LinkButton>}
    >
      {text('postGoneText')}
    </EmptyState>
  );
}

/** One post: what it is, where it stands, what can be done, and everything that happened to it. */
export function PostPage() {
  const postId = useParams({ strict: false, select: (params: Record<string, string>) => params['postId'] ?? '' });
  const query = useQuery(postQuery(postId));
  useOwnTitle(query.data?.post.content.title);
  const gone = hasCode(query.error, 'not_found') || hasCode(query.error, 'invalid_request');
  return (
    <Loaded query={query} waiting={<DetailSkeleton />} place="page" instead={gone && <PostGone />}>
      {({ post, history, comment }) => (
        <>
          <PageHeader above={<ToCalendar />} title={<span lang={post.language}>{post.content.title}</span>} />
          <PostDetail post={post} history={history} comment={comment} />
        </>
      )}
    </Loaded>
  );
}
