import { Link } from '@tanstack/react-router';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { Brand } from '../../profile/brand-query.ts';
import { type BrandRow, brandRows } from '../model.ts';
import classes from './brand-panel.module.css';

function Value({ row }: { row: BrandRow }) {
  const text = useText('graphics');
  if (row.missing !== null) return <span className={classes['missing']}>{text(row.missing)}</span>;
  if (row.image !== null) {
    const label = row.label === 'photo' ? text('photoSet') : text('logoSet');
    return (
      <span className={classes['image']} data-kind={row.label}>
        <img src={row.image} alt={label} />
      </span>
    );
  }
  if (row.label !== 'color') return <span className={classes['text']}>{row.value}</span>;
  return (
    <span className={classes['color']}>
      <span className={classes['swatch']} style={{ background: row.value }} aria-hidden="true" />
      {row.value}
    </span>
  );
}

/** What the picture wears, and the way to change each part of it. */
export function BrandPanel({ brand }: { brand: Brand }) {
  const text = useText('graphics');
  return (
    <Card title={text('brandTitle')}>
      <ul className={classes['rows']}>
        {brandRows(brand).map((row) => (
          <li key={row.field}>
            <Link to="/profile/basic" hash={row.field} className={classes['row']}>
              <span className={classes['label']}>{text(row.label === 'darkLogo' ? 'logo' : row.label)}</span>
              <Value row={row} />
              {row.missing === null ? (
                <IconPencil size={18} stroke={1.5} role="img" aria-label={text('edit')} />
              ) : (
                <IconPlus size={18} stroke={1.5} aria-hidden="true" />
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes['note']}>{text('brandText')}</p>
    </Card>
  );
}
