import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type Abilities, canRecord } from '../../../lib/recording/abilities.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { CameraNotice } from './camera-notice.tsx';
import { DeviceFields } from './device-fields.tsx';
import { LevelMeter } from './level-meter.tsx';
import type { RecorderPorts } from './ports.ts';
import { useRoom } from './recorder-notices.tsx';
import { TakePlayer } from './take-player.tsx';
import { UnableNotice } from './unable-notice.tsx';
import { useAbilities } from './use-abilities.ts';
import { useCamera } from './use-camera.ts';
import { useSize } from './use-size.ts';
import { useTestTake } from './use-test-take.ts';
import classes from './device-test.module.css';

interface DeviceTestProps {
  ports: RecorderPorts;
  memberId: string;
}

function AbilityList({ abilities, free }: { abilities: Abilities; free: number | null }) {
  const text = useText('recorder');
  const size = useSize();
  const yes = (is: boolean) => text(is ? 'yes' : 'no');
  const rows = [
    [text('ableCamera'), yes(abilities.camera)],
    [text('ablePictures'), yes(abilities.pictures)],
    [text('ableSound'), text(`sound_${abilities.sound}`)],
    [text('ableFiles'), yes(abilities.files)],
    [text('room'), free === null ? text('unknown') : size(free)],
  ];
  return (
    <dl className={classes['facts']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a member looks at when recording does not work: camera, microphone, browser, room, and a take of three seconds. */
export function DeviceTest({ ports, memberId }: DeviceTestProps) {
  const text = useText('recorder');
  const camera = useCamera(ports, memberId);
  const abilities = useAbilities(ports);
  const free = useRoom(ports.freeBytes);
  const shown = useRef<HTMLVideoElement>(null);
  const open = camera.state.is === 'open' ? camera.state.camera : null;
  const test = useTestTake(ports, memberId);
  useEffect(() => {
    if (shown.current !== null) shown.current.srcObject = open?.stream ?? null;
  }, [open]);

  return (
    <>
      <PageHeader
        above={<BackLink to="/realtalk">{text('back')}</BackLink>}
        title={text('testTitle')}
        lead={text('testLead')}
      />
      <div className={classes['cards']}>
        <Card title={text('devices')}>
          <div className={classes['stack']}>
            <CameraNotice camera={camera} tested />
            <video
              ref={shown}
              className={classes['camera']}
              data-mirrored
              hidden={camera.state.is === 'closed'}
              aria-label={text('yourCamera')}
              autoPlay
              muted
              playsInline
            />
            {open && (
              <>
                <div className={classes['level']}>
                  <span>{text('level')}</span>
                  <LevelMeter hearing={open.hearing} ports={ports} />
                </div>
                <p className={classes['help']}>{text('levelHelp')}</p>
              </>
            )}
            <DeviceFields camera={camera} disabled={test.state.is === 'recording'} />
          </div>
        </Card>
        <Card title={text('browser')}>
          <Loaded query={abilities} waiting={<LinesSkeleton lines={5} />} place="part">
            {(able) => (
              <div className={classes['stack']}>
                <UnableNotice abilities={able} tested />
                {canRecord(able) && <Banner kind="done">{text('allThere')}</Banner>}
                <AbilityList abilities={able} free={free} />
              </div>
            )}
          </Loaded>
        </Card>
        {abilities.data !== undefined && canRecord(abilities.data) && (
          <Card title={text('testTake')}>
            <div className={classes['stack']}>
              <p className={classes['help']}>{text('testTakeHelp')}</p>
              <div>
                <Button
                  kind="primary"
                  busy={test.state.is === 'recording'}
                  busyText={text('testRecording')}
                  disabled={open === null}
                  onClick={() => open && shown.current && test.record(open, shown.current)}
                >
                  {text(test.state.is === 'done' ? 'testAgain' : 'testRecord')}
                </Button>
              </div>
              <div role="status">
                {test.state.is === 'failed' && <Banner kind="failure">{text(`told_${test.state.why}`)}</Banner>}
                {test.state.is === 'done' && <p>{text('testDone')}</p>}
              </div>
              {test.state.is === 'done' && <TakePlayer store={ports.takes} take={test.state.take} />}
            </div>
          </Card>
        )}
      </div>
    </>
  );
}
