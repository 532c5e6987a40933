import { networkName } from '@yardsign/domain/sharing/networks/networks';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useFocusMoves } from '../../../lib/browser/use-focus-moves.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { KeyValueList } from '../../../ui/layout/key-value.tsx';
import type { Ask, Verdict } from '../api.ts';
import { useReason } from '../use-reason.ts';
import classes from './ask-card.module.css';

interface AskCardProps {
  ask: Ask;
  /** The heading, where the page has none that says it. */
  heading: ReactNode;
  decide: UseMutationResult<unknown, Error, Verdict>;
  /** Whoever impersonates looks and decides nothing. */
  closed: boolean;
  onDecided: (verdict: Verdict['verdict']) => void;
}

const LONGEST_REASON = 500;

/** A post exactly as it would go out, and the two answers. */
export function AskCard({ ask, heading, decide, closed, onDecided }: AskCardProps) {
  const text = useText('approval');
  return (
    <article className={classes['ask']} aria-label={text('askLabel', { title: ask.title, name: ask.asker })}>
      <Shown ask={ask} />
      <div className={classes['side']}>
        {heading}
        <Facts ask={ask} />
        {ask.isOutdated && <Banner kind="attention">{text('outdated', { name: ask.asker })}</Banner>}
        {closed ? (
          <Banner kind="info">{text('impersonating')}</Banner>
        ) : (
          <Answers ask={ask} decide={decide} onDecided={onDecided} />
        )}
      </div>
    </article>
  );
}

function Shown({ ask }: { ask: Ask }) {
  const text = useText('approval');
  return (
    <figure className={classes['post']} lang={ask.language}>
      <figcaption className={classes['caption']}>
        <span className={classes['target']}>{ask.target}</span>
        {ask.caption === '' ? (
          <span className={classes['soft']}>{text('noWords')}</span>
        ) : (
          <span className={classes['words']}>{ask.caption}</span>
        )}
      </figcaption>
      <Picture
        src={ask.picture.url}
        width={ask.picture.width}
        height={ask.picture.height}
        alt={ask.altText ?? ask.title}
        fallback={text('pictureFailed')}
      />
      {ask.pictures.map(({ url, width, height, title }) => (
        <Picture key={url} src={url} width={width} height={height} alt={title} fallback={text('pictureFailed')} />
      ))}
      {ask.firstComment !== null && (
        <p className={classes['caption']}>
          <span className={classes['soft']}>{text('firstComment')}</span>
          <span className={classes['words']}>{ask.firstComment}</span>
        </p>
      )}
    </figure>
  );
}

/** Writes a moment; for a guest with its zone, which is that of the browser and may be another one than the mail is written in. */
function useMoment(): (instant: string) => string {
  const text = useText('approval');
  const format = useFormat();
  const zone = zoneName(useTimeZone(), useLanguage());
  const isGuest = useSession() === null;
  return (instant) => {
    const moment = format.date(instant, 'moment');
    return isGuest ? text('momentIn', { moment, zone }) : moment;
  };
}

function Facts({ ask }: { ask: Ask }) {
  const text = useText('approval');
  const moment = useMoment();
  const when = ask.wallClock === null ? text('atOnce') : moment(ask.dueAt);
  return (
    <KeyValueList
      facts={[
        { label: text('from'), value: ask.asker },
        { label: text('where'), value: `${ask.target} · ${networkName(ask.network)}` },
        { label: text('when'), value: when },
        { label: text('why'), value: ask.why.map((reason) => text(`why_${reason}`)).join(' ') },
        {
          label: text('decideBy'),
          value: text(`until_${ask.undecided}`, { moment: moment(ask.decideBy) }),
        },
      ]}
    />
  );
}

function Answers({ ask, decide, onDecided }: Pick<AskCardProps, 'ask' | 'decide' | 'onDecided'>) {
  const text = useText('approval');
  const common = useText('common');
  const errorText = useErrorText();
  const { reason, write, forget } = useReason(ask);
  const [saysNo, setSaysNo] = useState(reason !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const decline = useRef<HTMLButtonElement>(null);
  useFocusMoves(saysNo, { into: field, back: decline });
  const answer = (verdict: Verdict['verdict']) =>
    decide.mutate(
      { verdict, reason: verdict === 'declined' ? reason.trim() : '' },
      {
        onSuccess: () => {
          forget();
          onDecided(verdict);
        },
      },
    );
  return (
    <div className={classes['answers']}>
      {decide.error && (
        <Banner kind="failure" announce>
          {errorText(decide.error)}
        </Banner>
      )}
      {saysNo && (
        <TextArea
          ref={field}
          label={text('reason', { name: ask.asker })}
          optional
          rows={3}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
      <div className={classes['buttons']}>
        {saysNo ? (
          <>
            <Button kind="danger" busy={decide.isPending} onClick={() => answer('declined')}>
              {text('sayNo')}
            </Button>
            <Button disabled={decide.isPending} onClick={() => setSaysNo(false)}>
              {common('cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button kind="primary" busy={decide.isPending} onClick={() => answer('approved')}>
              {text('approve')}
            </Button>
            <Button ref={decline} disabled={decide.isPending} onClick={() => setSaysNo(true)}>
              {text('decline')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
