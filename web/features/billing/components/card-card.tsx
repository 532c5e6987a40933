import { useState } from 'react';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Billing, changes, useBillingChange } from '../api.ts';
import { cardEnds } from '../model.ts';
import classes from './billing.module.css';
import { useCardFrame } from './use-card-frame.tsx';

function NewCard({ fields, memberId, onDone }: { fields: string; memberId: string; onDone: () => void }) {
  const text = useText('billing');
  const common = useText('common');
  const errorText = useErrorText();
  const card = useCardFrame(fields);
  const [checking, setChecking] = useState(false);
  const update = useBillingChange(changes.updateCard(memberId));
  async function save() {
    setChecking(true);
    const tokenId = await card.tokenize();
    setChecking(false);
    if (tokenId === null) return;
    update.mutate(tokenId, {
      onSuccess() {
        showToast({ message: text('cardSaved') });
        onDone();
      },
    });
  }
  return (
    <div className={classes['stack']}>
      {card.fields}
      {update.error && (
        <Banner kind="failure" announce>
          {errorText(update.error)}
        </Banner>
      )}
      <div className={classes['actions']}>
        <Button kind="primary" disabled={!card.ready} busy={checking || update.isPending} onClick={() => void save()}>
          {text('saveCard')}
        </Button>
        <Button onClick={onDone} disabled={update.isPending}>
          {common('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The card that pays, when it expires, and another one in its place. */
export function CardCard({ billing, memberId }: { billing: Billing; memberId: string }) {
  const text = useText('billing');
  const [changing, setChanging] = useState(false);
  const method = billing.account?.billing_info?.payment_method ?? null;
  const ends = method && cardEnds(method, serverNow());
  return (
    <Card
      title={text('cardTitle')}
      {...(ends !== null &&
        ends !== 'fine' && {
          aside: <StatusBadge tone="attention">{text(ends === 'soon' ? 'cardSoon' : 'cardExpired')}</StatusBadge>,
        })}
    >
      <div className={classes['stack']}>
        {method ? (
          <p>
            {text('cardIs', {
              type: method.card_type,
              last: method.last_four,
              date: `${String(method.exp_month).padStart(2, '0')}/${method.exp_year}`,
            })}
          </p>
        ) : (
          <p className={classes['soft']}>{text('noCard')}</p>
        )}
        {changing && billing.card_fields ? (
          <NewCard fields={billing.card_fields.fields} memberId={memberId} onDone={() => setChanging(false)} />
        ) : (
          billing.card_fields &&
          billing.account &&
          !billing.test_data && (
            <div className={classes['actions']}>
              <Button onClick={() => setChanging(true)}>{text(method ? 'updateCard' : 'addCard')}</Button>
            </div>
          )
        )}
      </div>
    </Card>
  );
}
