import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Row, Specimen } from './specimen.tsx';

/** States, banners and toasts. */
export function Messages() {
  const text = useText('design');
  return (
    <>
      <Specimen title={text('states')}>
        <Row>
          <StatusBadge tone="good">{text('published')}</StatusBadge>
          <StatusBadge tone="info">{text('scheduled')}</StatusBadge>
          <StatusBadge tone="attention">{text('unconfirmed')}</StatusBadge>
          <StatusBadge tone="failure">{text('failed')}</StatusBadge>
          <StatusBadge tone="neutral">{text('draft')}</StatusBadge>
        </Row>
      </Specimen>
      <Specimen title={text('banners')}>
        <Banner kind="info" action={<Button size="small">{text('renew')}</Button>}>
          {text('bannerInfo')}
        </Banner>
        <Banner kind="attention" title={text('unconfirmed')}>
          {text('bannerAttention')}
        </Banner>
        <Banner kind="failure" title={text('failed')} onClose={() => undefined}>
          {text('bannerFailure')}
        </Banner>
        <Banner kind="done">{text('bannerDone')}</Banner>
        <Row>
          <Button onClick={() => showToast({ message: text('saved') })}>{text('toastDone')}</Button>
          <Button onClick={() => showToast({ kind: 'info', message: text('removed'), undo: () => undefined })}>
            {text('toastUndo')}
          </Button>
          <Button onClick={() => showToast({ kind: 'failure', message: text('notSaved') })}>
            {text('toastFailed')}
          </Button>
        </Row>
      </Specimen>
    </>
  );
}
