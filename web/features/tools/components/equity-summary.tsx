import { type EquityFacts, equityReport } from '@yardsign/domain/tools/equity';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './equity.module.css';
import tables from './tables.module.css';

interface EquitySummaryProps {
  facts: EquityFacts;
  /** As `2026-11`. */
  month: string;
  isRight: boolean;
}

/** What the report will say, while it is typed. */
export function EquitySummary({ facts, month, isRight }: EquitySummaryProps) {
  const text = useText('tools');
  const { number } = useFormat();
  // Cents would promise more than an estimate can hold.
  const dollars = (amount: number) => `${amount < 0 ? '-' : ''}$${number(Math.abs(amount))}`;
  const range = ({ low, high }: { low: number; high: number }) =>
    low === high ? dollars(low) : text('range', { low: dollars(low), high: dollars(high) });
  if (!isRight)
    return (
      <Card title={text('equityResult')}>
        <p className={classes['soft']}>{text('equityWaiting')}</p>
      </Card>
    );
  const { balance, equity, gained, ahead } = equityReport(facts, month);
  return (
    <Card title={text('equityResult')}>
      <dl className={classes['result']}>
        <dt>{text('equity')}</dt>
        <dd>{range(equity)}</dd>
        <dt>{text('owed')}</dt>
        <dd>{dollars(balance)}</dd>
        <dt>{text('gainedValue')}</dt>
        <dd>{range(gained)}</dd>
      </dl>
      {ahead.length > 0 && (
        <table className={tables['table']}>
          <thead>
            <tr>
              {(['year', 'valueThen', 'owedThen', 'equityThen'] as const).map((column) => (
                <th key={column} scope="col">
                  {text(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ahead.map((then) => (
              <tr key={then.year}>
                <th scope="row">{then.year}</th>
                <td>{dollars(then.value)}</td>
                <td>{dollars(then.balance)}</td>
                <td>{dollars(then.equity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={tables['note']}>{text('equityNote')}</p>
    </Card>
  );
}
