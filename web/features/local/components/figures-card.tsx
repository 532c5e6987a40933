import type { MonthOfFigures } from '@yardsign/domain/local/figures';
import { LOCAL_METRICS } from '@yardsign/domain/local/metrics';
import { figureInWords, METRIC_NAMES, monthInWords } from '@yardsign/scene/chart/chart-words';
import { IconPencil, IconPlus, IconTableImport, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type Figures, useSaveFigures } from '../api.ts';
import classes from './local.module.css';
import { MonthDialog } from './month-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';

type Asked = { what: 'month'; month: MonthOfFigures | null } | { what: 'table' } | { what: 'delete' };

interface FiguresCardProps {
  memberId: string;
  figures: Figures;
}

/** The figures of a market as they are kept, the last month first, and the ways to bring more. */
export function FiguresCard({ memberId, figures }: FiguresCardProps) {
  const text = useText('local');
  const errorText = useErrorText();
  const language = useLanguage();
  const format = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const save = useSaveFigures(memberId);
  const { months, source, market, version, updatedAt } = figures;
  const columns = LOCAL_METRICS.filter((metric) => months.some(({ values }) => values[metric] !== undefined));
  const close = () => setAsked(null);
  /** The month that is being changed, as it is kept by now; as it was where another window has deleted it. */
  const asKept = (month: MonthOfFigures | null) => months.find((each) => each.month === month?.month) ?? month;
  const remove = () =>
    save.mutate(
      { market, source, version, months: [] },
      {
        onSuccess: close,
        onError: (error) => {
          close();
          showToast({ kind: 'failure', message: errorText(error), duration: 8000 });
        },
      },
    );
  const look = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <Card title={text('figuresOf', { market })}>
      <div className={classes['column']}>
        <p className={classes['soft']}>
          {updatedAt === null ? text('yours') : text('keptFrom', { source, date: format.date(updatedAt) })}
        </p>
        <div className={classes['buttons']}>
          <Button icon={<IconPlus {...look} />} onClick={() => setAsked({ what: 'month', month: null })}>
            {text('addMonth')}
          </Button>
          <Button icon={<IconTableImport {...look} />} onClick={() => setAsked({ what: 'table' })}>
            {text('addTable')}
          </Button>
          {months.length > 0 && (
            <Button kind="quiet" icon={<IconTrash {...look} />} onClick={() => setAsked({ what: 'delete' })}>
              {text('deleteAll')}
            </Button>
          )}
        </div>
        {months.length > 0 && (
          <div className={classes['scroll']}>
            <table className={classes['table']}>
              <thead>
                <tr>
                  <th scope="col">{text('month')}</th>
                  {columns.map((metric) => (
                    <th key={metric} scope="col">
                      {METRIC_NAMES[metric][language]}
                    </th>
                  ))}
                  <th scope="col">{text('change')}</th>
                </tr>
              </thead>
              <tbody>
                {months.toReversed().map((each) => (
                  <tr key={each.month}>
                    <th scope="row">{monthInWords(each.month, language)}</th>
                    {columns.map((metric) => {
                      const figure = each.values[metric];
                      return (
                        <td key={metric}>{figure === undefined ? '–' : figureInWords(metric, figure, language)}</td>
                      );
                    })}
                    <td>
                      <IconButton
                        label={text('changeMonth', { month: monthInWords(each.month, language) })}
                        icon={<IconPencil {...look} />}
                        onClick={() => setAsked({ what: 'month', month: each })}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
      {asked?.what === 'month' && (
        <MonthDialog memberId={memberId} figures={figures} month={asKept(asked.month)} onClose={close} />
      )}
      {asked?.what === 'table' && <TableDialog memberId={memberId} figures={figures} onClose={close} />}
      {asked?.what === 'delete' && (
        <ConfirmDialog
          opened
          onClose={close}
          title={text('deleteTitle', { market })}
          confirm={text('deleteAll')}
          onConfirm={remove}
          busy={save.isPending}
        >
          {text('deleteText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
