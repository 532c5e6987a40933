import type { MailContent } from './mail-content.ts';

/** The same mail for those who read text only, or listen. */
export function writePlainText(content: MailContent): string {
  const { label, title, paragraphs, items, notes, button, footer } = content;
  const list = items.map((item) => `* ${item.title}\n  ${item.detail}\n  ${item.url}`);
  const said = notes.map(({ heading, text }) => `${heading}\n${text}`);
  const parts = [
    `${title}\n(${label.text})`,
    ...paragraphs,
    ...list,
    ...said,
    `${button.label}:\n${button.url}`,
    `-- \n${footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
