import { IconCalendarPlus, IconCopy, IconDownload, IconSend, IconVideo } from '@tabler/icons-react';
import { usePhone } from '../../../../lib/browser/use-media.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { MenuAction } from '../../../../ui/action/action-menu-window.tsx';
import { ActionMenu } from '../../../../ui/action/action-menu.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { measureFoot } from '../../../../ui/layout/foot-height.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { preloadComposer } from '../../../sharing/components/composer/share-dialog.tsx';
import classes from './piece-actions.module.css';

interface PieceActionsProps {
  /** Left out for a piece that is not posted. */
  onPost?: (() => void) | undefined;
  onSchedule?: (() => void) | undefined;
  /** Left out for a piece that is not read to the camera. */
  onRecord?: (() => void) | undefined;
  downloads: readonly MenuAction[];
  downloading: boolean;
  copies: readonly MenuAction[];
  language: Language;
  onLanguage: (language: Language) => void;
}

/**
 * Post, Schedule, Download, Copy, Language: the same five in the same order wherever a piece is shown. On a phone they
 * stay at the thumb, above the bar of the main menu.
 */
export function PieceActions(props: PieceActionsProps) {
  const { onPost, onSchedule, onRecord, downloads, downloading, copies, language, onLanguage } = props;
  const text = useText('content');
  const common = useText('common');
  const phone = usePhone();
  return (
    <div
      ref={measureFoot}
      className={classes['bar']}
      data-foot="phone"
      data-unprinted
      role="group"
      aria-label={text('actions')}
    >
      {onPost && (
        <span className={classes['post']} onPointerEnter={preloadComposer} onFocus={preloadComposer}>
          <Button kind="primary" wide icon={<IconSend size={20} stroke={1.5} aria-hidden="true" />} onClick={onPost}>
            {text('post')}
          </Button>
        </span>
      )}
      {onRecord && (
        <span className={classes['post']}>
          <Button kind="primary" wide icon={<IconVideo size={20} stroke={1.5} aria-hidden="true" />} onClick={onRecord}>
            {text('record')}
          </Button>
        </span>
      )}
      {onSchedule && (
        <Button icon={<IconCalendarPlus size={20} stroke={1.5} aria-hidden="true" />} onClick={onSchedule}>
          <span className={classes['word']}>{text('schedule')}</span>
        </Button>
      )}
      {downloads.length > 0 && (
        <ActionMenu
          position="bottom-start"
          trigger={
            <Button icon={<IconDownload size={20} stroke={1.5} aria-hidden="true" />} busy={downloading}>
              <span className={classes['word']}>{downloading ? text('preparing') : text('download')}</span>
            </Button>
          }
          groups={[downloads]}
        />
      )}
      <ActionMenu
        position="bottom-start"
        trigger={
          <Button icon={<IconCopy size={20} stroke={1.5} aria-hidden="true" />}>
            <span className={classes['word']}>{text('copy')}</span>
          </Button>
        }
        groups={[copies]}
      />
      <span className={classes['language']}>
        {/* Takes no room of its own in the bar. */}
        <span role="status">{downloading && <VisuallyHidden>{text('preparing')}</VisuallyHidden>}</span>
        <SegmentedControl
          label={text('language')}
          small={phone}
          segments={[
            { value: 'en', label: phone ? text('enShort') : common('english') },
            { value: 'es', label: phone ? text('esShort') : common('spanish') },
          ]}
          value={language}
          onChange={onLanguage}
        />
      </span>
    </div>
  );
}
