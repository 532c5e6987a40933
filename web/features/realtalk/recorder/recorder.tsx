import { IconSettings } from '@tabler/icons-react';
import { realtalkSettings } from '@yardsign/domain/profile/realtalk-settings';
import { PAST_LAST_LINE_MS } from '@yardsign/domain/realtalk/teleprompter';
import { type CSSProperties, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type Shape, SIZES } from '../../../lib/recording/frame-shape.ts';
import { type Abilities, canRecord } from '../../../lib/recording/abilities.ts';
import type { ChosenScript } from '../../../lib/realtalk/chosen-script.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { useBackCloses } from '../../../ui/overlay/use-back-closes.ts';
import type { PartForm } from '../../profile/parts/use-part-form.ts';
import { CameraNotice } from './camera-notice.tsx';
import { createRecorder } from './create-recorder.ts';
import { LeaveTake } from './leave-take.tsx';
import type { RecorderPorts } from './ports.ts';
import { Prompter, type PrompterHandle } from './prompter.tsx';
import { RecordControls } from './record-controls.tsx';
import { RecorderAside } from './recorder-aside.tsx';
import { RecorderNotices } from './recorder-notices.tsx';
import { RecorderTools } from './recorder-tools.tsx';
import { useCamera } from './use-camera.ts';
import { useFocusMoves } from '../../../lib/browser/use-focus-moves.ts';
import { useRecorderKeys } from './use-recorder-keys.ts';
import { useTakes } from './use-takes.ts';
import classes from './recorder.module.css';

interface RecorderProps {
  ports: RecorderPorts;
  memberId: string;
  script: ChosenScript;
  abilities: Abilities;
  form: PartForm;
}

const FIELD = 'realtalk_settings';
/** Lines that an arrow key moves the words by. */
const LINES_A_KEY = 1;

/** The recorder: the member's own picture, the script over it, and takes that lie on this device. */
export function Recorder({ ports, memberId, script: newest, abilities, form }: RecorderProps) {
  const text = useText('recorder');
  const [recorder] = useState(() => createRecorder(ports, memberId));
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  const able = canRecord(abilities);
  const camera = useCamera(ports, memberId, able);
  const takes = useTakes(ports.takes, memberId);
  const [shape, setShape] = useState<Shape>('portrait');
  const [isAside, setAside] = useState(false);
  const shown = useRef<HTMLVideoElement>(null);
  const prompter = useRef<PrompterHandle>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const asideId = useId();
  const settings = realtalkSettings(form.values[FIELD] ?? '');
  const open = camera.state.is === 'open' ? camera.state.camera : null;
  const isOn = state.phase !== 'ready';
  // Words do not change while they are read.
  const read = useRef(newest);
  if (!isOn) read.current = newest;
  const script = read.current;

  useEffect(() => {
    if (shown.current !== null) shown.current.srcObject = open?.stream ?? null;
  }, [open]);

  useEffect(() => (able ? ports.prepareTake() : undefined), [able, ports]);

  const { renew, recoverAgain } = takes;
  useEffect(() => {
    const hide = () => document.hidden && recorder.pause('hidden');
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      // The page of the takes may be open by then.
      void recorder.leave().then(renew);
    };
    // What renews the list is made anew with every picture of the page, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [recorder]);

  const [taken, told] = state.phase === 'ready' ? [state.taken, state.told] : [null, null];
  useEffect(() => {
    if (taken !== null) void renew();
    // What could not be made whole is tried once more, and then named, with a way to try again.
    else if (told === 'full' || told === 'broken' || told === 'busy') recoverAgain();
    // Once for each take.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [taken, told]);

  function record(): void {
    if (state.phase === 'paused') return recorder.resume();
    if (open === null || shown.current === null || !able) return;
    setAside(false);
    prompter.current?.toBeginning();
    recorder.begin({
      script,
      camera: open,
      shown: shown.current,
      size: SIZES[shape],
      countdown: settings.countdownTimer,
      share: () => prompter.current?.share() ?? 0,
    });
  }

  useRecorderKeys({
    ' ': () => (state.phase === 'recording' ? recorder.pause() : record()),
    ArrowUp: () => prompter.current?.move(-LINES_A_KEY),
    ArrowDown: () => prompter.current?.move(LINES_A_KEY),
    Home: () => prompter.current?.toBeginning(),
    ...(isOn ? { Escape: () => recorder.stop() } : isAside && { Escape: () => setAside(false) }),
  });

  useFocusMoves(isAside, { into: closer, back: toggle });
  useBackCloses(isAside, () => setAside(false));

  const { width, height } = SIZES[shape];
  const takesHere = takes.list.data?.length ?? 0;
  return (
    <div className={classes['recorder']}>
      <header className={classes['head']} inert={isAside}>
        <BackLink to="/realtalk">{text('back')}</BackLink>
        <h1>{text('recordTitle')}</h1>
        <span className={classes['onPhone']}>
          {takesHere > 0 && !isOn && (
            <LinkButton size="small" to="/realtalk/review">
              {text('takesHere', { count: takesHere })}
            </LinkButton>
          )}
          <IconButton
            ref={toggle}
            label={text('settings')}
            icon={<IconSettings size={22} stroke={1.5} />}
            aria-expanded={isAside}
            aria-controls={asideId}
            disabled={isOn}
            onClick={() => setAside(!isAside)}
          />
        </span>
      </header>
      <div className={classes['main']} inert={isAside}>
        <div className={classes['stage']}>
          <div
            className={classes['frame']}
            style={{ '--shape': `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
          >
            <video
              ref={shown}
              className={classes['camera']}
              data-mirrored={settings.mirrorCamera || undefined}
              aria-label={text('yourCamera')}
              autoPlay
              muted
              playsInline
            />
            <Prompter
              script={script}
              settings={settings}
              isRunning={state.phase === 'recording'}
              frames={ports.frames}
              handle={prompter}
              onPast={(ms) => settings.autoStop && ms >= PAST_LAST_LINE_MS && recorder.stop()}
            />
            {state.phase === 'counting' && (
              <p className={classes['count']} role="timer" aria-live="assertive">
                {state.left}
              </p>
            )}
            {camera.state.is === 'opening' && <p className={classes['waiting']}>{text('opening')}</p>}
          </div>
        </div>
        <div className={classes['foot']}>
          <RecorderNotices abilities={abilities} state={state} takes={takes} freeBytes={ports.freeBytes} />
          <CameraNotice camera={camera} />
          {able && (
            <>
              {camera.state.is !== 'closed' && (
                <RecorderTools
                  ports={ports}
                  hearing={open?.hearing}
                  speed={settings.scrollSpeed}
                  locked={form.locked.has(FIELD)}
                  onSpeed={(scrollSpeed) => form.set(FIELD, JSON.stringify({ ...settings, scrollSpeed }))}
                  onTop={() => prompter.current?.toBeginning()}
                />
              )}
              <RecordControls
                state={state}
                disabled={open === null}
                onRecord={record}
                onPause={() => recorder.pause()}
                onStop={() => recorder.stop()}
              />
            </>
          )}
          <p role="status" className={classes['said']}>
            {state.phase !== 'ready' && text(`phase_${state.phase}`)}
          </p>
        </div>
      </div>
      <RecorderAside
        id={asideId}
        isOpen={isAside}
        onClose={() => setAside(false)}
        closer={closer}
        camera={camera}
        shape={shape}
        onShape={setShape}
        disabled={isOn}
        form={form}
        takes={takes}
      />
      <LeaveTake recorder={recorder} phase={state.phase} />
    </div>
  );
}
