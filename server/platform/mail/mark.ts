import { light } from './mail-style.ts';

const cell = (width: number, height: number, filled: boolean) =>
  `<td ${filled ? `class="sign" bgcolor="${light.lawn}" ` : ''}width="${width}" height="${height}" style="padding:0;width:${width}px;height:${height}px;font-size:0;line-height:0;mso-line-height-rule:exactly;${filled ? `background-color:${light.lawn};` : ''}">&nbsp;</td>`;

const row = (height: number, cells: readonly [width: number, filled: boolean][]) =>
  `<tr>${cells.map(([width, filled]) => cell(width, height, filled)).join('')}</tr>`;

/** The sign, drawn with table cells: most mailboxes hold back pictures until the reader asks for them. */
export function drawMark(): string {
  const POST: [number, boolean] = [3, true];
  const rest = (...cells: [number, boolean][]) => [POST, ...cells] as const;
  const rows = [
    row(3, rest([2, false], [3, false], [2, false], [6, false], [2, false], [3, false])),
    row(3, rest([2, true], [3, true], [2, true], [6, true], [2, true], [3, true])),
    row(3, rest([2, false], [3, false], [2, true], [6, false], [2, true], [3, false])),
    row(10, rest([2, false], [3, true], [2, true], [6, true], [2, true], [3, true])),
    row(7, rest([2, false], [3, false], [2, false], [6, false], [2, false], [3, false])),
  ];
  return `<table role="presentation" aria-hidden="true" border="0" cellpadding="0" cellspacing="0" style="border-collapse:collapse;width:21px;">${rows.join('')}</table>`;
}
