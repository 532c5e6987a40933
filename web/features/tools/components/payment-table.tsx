import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import classes from './tables.module.css';

const FIVE = [0, 1, 2, 3, 4];

/** Payments a month by rate and loan, as the drawing has them. */
export function PaymentTable({ words }: { words: Readonly<Record<string, string>> }) {
  const text = useText('tools');
  return (
    <Card title={text('payments')}>
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{text('rate')}</th>
              {FIVE.map((column) => (
                <th key={column} scope="col">
                  {words[`loan${column}`]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FIVE.map((row) => (
              <tr key={row}>
                <th scope="row">{words[`rate${row}`]}</th>
                {FIVE.map((column) => {
                  const within = words[`in${row}${column}`] !== '';
                  return (
                    <td key={column} data-within={within}>
                      {words[`pay${row}${column}`]}
                      {within && <VisuallyHidden>, {text('within')}</VisuallyHidden>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes['note']}>{text('paymentsNote')}</p>
    </Card>
  );
}
