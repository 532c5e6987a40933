import { useEffect, useRef } from 'react';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { usePhone } from '../../../../lib/browser/use-media.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { SlotsCard } from '../../../graphics/components/slots/slots-card.tsx';
import { CoverNotTaken, mayHaveArrived } from '../../composer-model.ts';
import { BestHour } from './best-hour.tsx';
import { CaptionField } from './caption/caption-field.tsx';
import classes from './composer-form.module.css';
import { PeopleFields } from './caption/people-fields.tsx';
import { FirstComment } from './caption/first-comment.tsx';
import { ConnectFirst } from './targets/connect-first.tsx';
import { ConnectOutcome } from '../connections/connect-outcome.tsx';
import { DraftNotice } from './drafts/draft-notice.tsx';
import { FactsNotice } from './proof/facts-notice.tsx';
import { TargetPicker } from './targets/target-picker.tsx';
import { OutdatedText } from './proof/outdated-text.tsx';
import { NextSlots } from '../queue/next-slots.tsx';
import { Album } from './proof/album.tsx';
import { AltText, Exactness, SizeChoice } from './proof/proof-options.tsx';
import { ProofView } from './proof/proof-view.tsx';
import { RepeatQuestion } from './targets/repeat-question.tsx';
import { SameDay } from './targets/same-day.tsx';
import type { Composer } from './use-composer.ts';
import { WhenFields } from './when-fields.tsx';

function ShareFailure({ error }: { error: Error }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const errorText = useErrorText();
  // An earlier press with other words may have been taken: that nothing was posted cannot be said.
  const usedBefore = hasCode(error, 'request_id_reused');
  return (
    <Banner
      kind="failure"
      announce
      action={usedBefore && <LinkButton to="/content-calendar">{text('seeCalendar')}</LinkButton>}
    >
      <p>{error instanceof CoverNotTaken ? composing('coverNotTaken') : errorText(error)}</p>
      {!usedBefore && <p>{composing(mayHaveArrived(error) ? 'maybeSent' : 'keptAsIs')}</p>}
    </Banner>
  );
}

/** Whose wall it will stand on, as the head of a post says it, and in which language. */
function PostHead({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const common = useText('common');
  const { draft, change, targets } = composer;
  const [first, ...others] = targets;
  return (
    <div className={classes['head']}>
      {first !== undefined && (
        <p className={classes['who']}>
          <strong>{first.name}</strong>
          <span>
            {networkName(first.network)}
            {others.length > 0 && ` ${composing('andMore', { count: others.length })}`}
          </span>
        </p>
      )}
      <SegmentedControl
        label={text('language')}
        small
        segments={[
          { value: 'en', label: common('english') },
          { value: 'es', label: common('spanish') },
        ]}
        value={draft.language}
        onChange={(language) => change({ language })}
      />
    </div>
  );
}

/** What most posts leave as it is. On a phone it is folded away: there the words, the picture and the button are what counts. */
function Options({ composer }: { composer: Composer }) {
  const text = useText('composer');
  const phone = usePhone();
  const isWrong = (['firstComment', 'tag', 'collaborator'] as const).some(
    (field) => composer.form.text(field).error !== undefined,
  );
  return (
    <details className={classes['options']} open={!phone || isWrong}>
      <summary>{text('options')}</summary>
      <div className={classes['chosen']}>
        <PeopleFields composer={composer} />
        <FirstComment composer={composer} />
        <Album composer={composer} />
        <SizeChoice composer={composer} />
        <AltText composer={composer} />
        <Exactness composer={composer} />
      </div>
    </details>
  );
}

/** The facts that the piece leaves to the member. */
function Facts({ composer: { draft, form, piece } }: { composer: Composer }) {
  const { error } = form.choice('facts');
  if (piece.data === undefined || piece.data.slots.length === 0) return null;
  return (
    <div data-field="facts" className={classes['facts']}>
      {error !== undefined && (
        <Banner kind="failure" announce>
          {error}
        </Banner>
      )}
      <SlotsCard key={draft.language} piece={piece.data} language={draft.language} asks={error !== undefined} />
    </div>
  );
}

/** The form of the composer: the post as it will be seen, then where and when. On a wide screen the picture stands beside them. */
export function ComposerForm({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const { draft, change, form, toConnect, leaving } = composer;
  const { failure } = form;
  const asksFacts = (composer.piece.data?.slots.length ?? 0) > 0;
  const isRepeat = hasCode(failure, 'posted_already');
  const isAsked = isRepeat || hasCode(failure, 'text_outdated');
  const messages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is always in sight; on a phone what is answered above the picture is not.
    if (failure) messages.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div className={classes['form']}>
      <div ref={messages} className={classes['messages']}>
        <ConnectOutcome permissionsToldHere />
        {toConnect !== null && (
          <ConnectFirst
            connection={toConnect}
            others={composer.impersonatedName === null ? composer.othersToConnect : []}
            onConnect={composer.connect}
            leaving={leaving}
          />
        )}
        {failure && !isAsked && <ShareFailure error={failure} />}
        {isRepeat && <RepeatQuestion composer={composer} />}
        {composer.piece.data && <FactsNotice facts={composer.piece.data.facts} />}
        <OutdatedText composer={composer} />
        <DraftNotice composer={composer} />
      </div>
      <div className={classes['words']}>
        <PostHead composer={composer} />
        <Facts composer={composer} />
        {/* What a piece asks for stands above its words, which are out of sight then. */}
        <CaptionField composer={composer} isFirst={toConnect === null && !asksFacts} />
      </div>
      <div className={classes['picture']}>
        <ProofView composer={composer} />
      </div>
      <div className={classes['choices']}>
        {toConnect === null && <TargetPicker composer={composer} />}
        <SegmentedControl
          label={composing('whenLabel')}
          labelled
          segments={[
            { value: 'now', label: composing('composeNow') },
            { value: 'schedule', label: composing('composeLater') },
            { value: 'queue', label: text('composeQueue') },
          ]}
          value={draft.mode}
          onChange={(mode) => change({ mode })}
        />
        {draft.mode === 'queue' && <NextSlots targets={composer.targets} />}
        {draft.mode === 'schedule' && (
          <>
            <WhenFields {...form.choice('when')} />
            <BestHour value={draft.when} onChange={(when) => change({ when })} />
            <SameDay date={draft.when.date} timeZone={draft.when.timeZone} />
          </>
        )}
        <Options composer={composer} />
      </div>
    </div>
  );
}
