import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useCheckAudit } from '../api.ts';
import classes from './chain-check.module.css';

/** Says whether the log is whole, when asked: every digest is reckoned again. */
export function ChainCheck() {
  const text = useText('admin');
  const format = useFormat();
  const errorText = useErrorText();
  const check = useCheckAudit();
  const outcome = check.data;
  return (
    <Card
      title={text('checkTitle')}
      aside={
        <Button size="small" onClick={() => check.mutate()} busy={check.isPending} busyText={text('checking')}>
          {text('checkNow')}
        </Button>
      }
    >
      <p className={classes['text']}>{text('checkText')}</p>
      <div className={classes['outcome']} role="status">
        {check.error && <Banner kind="failure">{errorText(check.error)}</Banner>}
        {outcome && (
          <>
            <StatusBadge tone={outcome.brokenAt === null ? 'good' : 'failure'}>
              {outcome.brokenAt === null
                ? text('checkWhole', { count: outcome.entries })
                : text('checkBroken', { id: String(outcome.brokenAt) })}
            </StatusBadge>
            <span className={classes['text']}>{text('checkedAt', { ago: format.ago(outcome.checkedAt) })}</span>
          </>
        )}
      </div>
    </Card>
  );
}
