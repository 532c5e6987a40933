import { light } from './mail-style.ts';

interface Cell {
  width: number;
  height: number;
  filled: boolean;
  columns?: number;
  rows?: number;
}

function draw({ width, height, filled, columns = 1, rows = 1 }: Cell): string {
  const colour = filled ? ` class="sign" bgcolor="${light.lawn}"` : '';
  const background = filled ? `background-color:${light.lawn};` : '';
  const size = `padding:0;width:${width}px;height:${height}px;font-size:0;line-height:0;mso-line-height-rule:exactly;`;
  return `<td${colour} colspan="${columns}" rowspan="${rows}" width="${width}" height="${height}" style="${size}${background}">&nbsp;</td>`;
}

/** Right of the post: a gap, then the panel, in six columns so that its two hooks find their places. */
const GAP = 2;
const PANEL = 20;
const HANG = [GAP, 4, 2, 8, 2, 4];
const across = (height: number, filled: boolean) => draw({ width: GAP + PANEL, height, filled, columns: HANG.length });

/**
 * The sign, drawn with table cells: most mailboxes hold back pictures until the reader asks for them. All measures are even,
 * so that no seam shows on a screen with one and a half dots to the pixel.
 */
export function drawMark(): string {
  const hooks = HANG.map((width, column) => draw({ width, height: 4, filled: column === 2 || column === 4 }));
  const rows = [
    draw({ width: 4, height: 32, filled: true, rows: 5 }) + across(4, false),
    across(4, true),
    hooks.join(''),
    draw({ width: GAP, height: 12, filled: false }) + draw({ width: PANEL, height: 12, filled: true, columns: 5 }),
    across(8, false),
  ];
  return `<table role="presentation" aria-hidden="true" border="0" cellpadding="0" cellspacing="0" style="border-collapse:collapse;width:26px;">${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
}
