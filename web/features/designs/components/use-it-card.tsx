import { IconCalendarPlus, IconDownload, IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ActionMenu } from '../../../ui/action/action-menu.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Editor } from '../../canvas/model/use-editor.ts';
import { useKeepPicture } from '../../content/components/assets/use-keep-picture.ts';
import { useDownload } from '../../content/components/use-download.ts';
import { type Piece, pieceSearch } from '../../content/model.ts';
import { composeSearch, type ComposeMode } from '../../sharing/compose-search.ts';
import classes from './designs.module.css';

interface UseItCardProps {
  piece: Piece;
  editor: Editor;
  /** Sends what is not saved yet. @returns whether the server has everything. */
  settle: () => Promise<boolean>;
}

/** What can be done with the graphic as it is on the screen: posted, scheduled, downloaded, kept. Each waits until it is saved. */
export function UseItCard({ piece, editor, settle }: UseItCardProps) {
  const text = useText('designs');
  const content = useText('content');
  const graphics = useText('graphics');
  const navigate = useNavigate();
  const { busy, fetchFile, download } = useDownload(piece);
  const { keeping, keep } = useKeepPicture(piece.id);
  const { size, language } = editor;

  async function saved(then: () => void) {
    if (await settle()) then();
    else showToast({ kind: 'failure', message: text('notSaved') });
  }
  const compose = (mode: ComposeMode) =>
    void saved(
      () =>
        void navigate({
          to: piece.path,
          search: { ...composeSearch.link({ compose: mode }), ...pieceSearch.link({ language, size }) },
        }),
    );
  const formats = (['jpeg', 'png'] as const).map((format) => ({
    label: content(format),
    onSelect: () => void saved(() => download({ size, language, format })),
  }));
  const keepIt = {
    label: content('keepPicture'),
    onSelect: () => void saved(() => keep(fetchFile({ size, language, format: 'png' }), piece.title)),
  };

  return (
    <Card title={text('useIt')}>
      <p className={classes['quiet']}>{text('useItText', { size: graphics(size) })}</p>
      <div className={classes['uses']}>
        <Button
          kind="primary"
          icon={<IconSend size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() => compose('now')}
        >
          {content('post')}
        </Button>
        <Button
          icon={<IconCalendarPlus size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() => compose('schedule')}
        >
          {content('schedule')}
        </Button>
        <ActionMenu
          position="bottom-start"
          trigger={
            <Button icon={<IconDownload size={20} stroke={1.5} aria-hidden="true" />} busy={busy || keeping}>
              {content('download')}
            </Button>
          }
          groups={[[...formats, keepIt]]}
        />
      </div>
    </Card>
  );
}
