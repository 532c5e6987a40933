import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './tables.module.css';

const FIVE = [0, 1, 2, 3, 4];
const OUTLOOKS = ['low', 'average', 'high'] as const;

/** How far a bar reaches of its half, for a change such as `+2.1%`; the widest in the table fills it. */
function reach(change: string, widest: number): number {
  return widest === 0 ? 0 : Math.abs(Number.parseFloat(change)) / widest;
}

/** The forecasts year by year, as bars to see and figures to read, and what the home would be worth with their average. */
export function ForecastTable({ words }: { words: Readonly<Record<string, string>> }) {
  const text = useText('tools');
  const years = FIVE.filter((at) => words[`year${at}`]);
  const changes = years.flatMap((at) => OUTLOOKS.map((outlook) => words[`${outlook}${at}`] ?? ''));
  const widest = Math.max(0, ...changes.map((change) => Math.abs(Number.parseFloat(change))));
  return (
    <Card title={text('forecasts')}>
      {words['sample'] !== '' && <p className={classes['sample']}>{words['sample']}</p>}
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{text('year')}</th>
              {OUTLOOKS.map((outlook) => (
                <th key={outlook} scope="col">
                  {text(outlook)}
                </th>
              ))}
              <th scope="col">{text('value')}</th>
              <th scope="col">{text('gained')}</th>
            </tr>
          </thead>
          <tbody>
            {years.map((at) => (
              <tr key={at}>
                <th scope="row">{words[`year${at}`]}</th>
                {OUTLOOKS.map((outlook) => {
                  const change = words[`${outlook}${at}`] ?? '';
                  return (
                    <td key={outlook}>
                      {change}
                      <span
                        aria-hidden="true"
                        className={classes['bar']}
                        data-falls={change.startsWith('-')}
                        style={{ inlineSize: `${Math.round(reach(change, widest) * 100)}%` }}
                      />
                    </td>
                  );
                })}
                <td>{words[`value${at}`]}</td>
                <td>{words[`gained${at}`]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes['note']}>
        {words['source']}. {text('forecastsNote')}
      </p>
    </Card>
  );
}
