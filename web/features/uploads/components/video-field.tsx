import { useQuery } from '@tanstack/react-query';
import { IconTrash, IconVideo } from '@tabler/icons-react';
import type { VideoPlace } from '@yardsign/domain/uploads/video-limits';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { videoQuery } from '../api.ts';
import { useVideoUpload } from './use-video-upload.ts';
import { VideoProgress } from './video-progress.tsx';
import classes from './video-field.module.css';

const TYPES = 'video/mp4,video/quicktime';
const FAULTS = { wrong_type: 'videoWrongType', too_big: 'videoTooBig', too_long: 'videoTooLong' } as const;

interface VideoFieldProps {
  memberId: string;
  place: VideoPlace;
  label: string;
  /** The value of the profile's field: the address of a video; empty for none. */
  value: string;
  /** Why nothing can be changed here; null when it can. */
  locked: string | null;
  /** What is wrong with the value, in words. */
  fault?: string | undefined;
  /** A new video was uploaded. The server has set the field already. */
  onUploaded: (address: string) => void;
  onRemove: () => void;
}

/** The intro or the outro of a member's videos: chosen or dropped, sent with a way to pause, played, replaced, removed. */
export function VideoField({ memberId, place, label, value, locked, fault, onUploaded, onRemove }: VideoFieldProps) {
  const text = useText('uploads');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const upload = useVideoUpload(memberId, place, onUploaded);
  const busy = upload.file !== null;
  const wrong = upload.fault ? text(FAULTS[upload.fault]) : fault;

  function take(file: File | undefined) {
    if (file && !busy && !upload.reading) void upload.take(file);
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };

  return (
    <section className={classes['field']} data-over={over || undefined} aria-labelledby={id} {...(!locked && drop)}>
      <h3 id={id} className={classes['label']}>
        {label}
      </h3>
      {value !== '' && <VideoPreview address={value} label={label} />}
      {locked !== null && <p className={classes['help']}>{locked}</p>}
      {busy && <VideoProgress upload={upload} />}
      {!busy && locked === null && (
        <>
          {upload.interrupted && <Banner kind="info">{text('interrupted', { name: upload.interrupted.name })}</Banner>}
          {wrong !== undefined && (
            <p role="alert" className={classes['fault']}>
              {wrong}
            </p>
          )}
          <div className={classes['buttons']}>
            <Button
              size="small"
              icon={<IconVideo size={18} stroke={1.5} aria-hidden="true" />}
              busy={upload.reading}
              aria-describedby={`${id}-help`}
              aria-label={`${text(value === '' ? 'chooseVideo' : 'replaceVideo')}: ${label}`}
              onClick={() => input.current?.click()}
            >
              {text(value === '' ? 'chooseVideo' : 'replaceVideo')}
            </Button>
            {value !== '' && (
              <IconButton
                label={text('removeVideo', { name: label })}
                icon={<IconTrash size={18} stroke={1.5} />}
                onClick={onRemove}
              />
            )}
          </div>
          <p id={`${id}-help`} className={classes['help']}>
            {text(over ? 'dropVideo' : 'videoHelp')}
          </p>
          <input
            ref={input}
            type="file"
            hidden
            accept={TYPES}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              take(file);
            }}
          />
        </>
      )}
    </section>
  );
}

/** The video itself, with its name and its length once they are known. */
function VideoPreview({ address, label }: { address: string; label: string }) {
  const text = useText('uploads');
  const format = useFormat();
  const { data } = useQuery(videoQuery(address));
  return (
    <figure className={classes['preview']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- A member's own few seconds: they have no captions to give. */}
      <video controls preload="none" src={address} aria-label={label} {...(data?.poster && { poster: data.poster })} />
      {data && (
        <figcaption className={classes['help']}>
          {text('videoFacts', { name: data.name, seconds: format.number(Math.round(data.seconds)) })}
        </figcaption>
      )}
    </figure>
  );
}
