const indented = (text: string, by: number) => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);

/** A list of entries that are Markdown themselves; it is spread out where one of them has several paragraphs. */
export function listOf(name: 'ul' | 'ol', items: readonly string[]): string {
  const written = items.map((item, at) => {
    const sign = name === 'ul' ? '- ' : `${at + 1}. `;
    return `${sign}${indented(item, sign.length)}`;
  });
  return written.join(items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

/** A table of rows that are written already. It has the columns of its first row and no others: that has as many as the longest. */
export function tableOf(rows: readonly string[]): string[] {
  const [head] = rows;
  if (head === undefined) return [];
  const columnsOf = (row: string) => Math.max(1, row.split(/(?<!\\)\|/).length - 2);
  const columns = rows.reduce((most, row) => Math.max(most, columnsOf(row)), 1);
  const wholeHead = `${head}${'  |'.repeat(columns - columnsOf(head))}`;
  return [[wholeHead, `|${' --- |'.repeat(columns)}`, ...rows.slice(1)].join('\n')];
}
