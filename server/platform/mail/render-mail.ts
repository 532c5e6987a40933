import { withoutLinks } from '@yardsign/domain/text/characters';
import type { MailContent } from './mail-content.ts';
import { layOutMail } from './mail-layout.ts';
import { writePlainText } from './plain-text.ts';

/** Gmail cuts a longer mail off and hides the rest, the button perhaps with it. */
const LARGEST_BYTES = 102 * 1024;

/** Only what is written as a link is one: a name or a reason that somebody chose must not lead a reader anywhere. */
function withoutStrayLinks(content: MailContent): MailContent {
  const { subject, preview, title, paragraphs, items, notes } = content;
  return {
    ...content,
    subject: withoutLinks(subject),
    preview: withoutLinks(preview),
    title: withoutLinks(title),
    paragraphs: paragraphs.map(withoutLinks),
    items: items.map((item) => ({ ...item, title: withoutLinks(item.title), detail: withoutLinks(item.detail) })),
    notes: notes.map(({ heading, text }) => ({ heading, text: withoutLinks(text) })),
    footer: withoutLinks(content.footer),
  };
}

/**
 * Draws a mail in the product's look, with its twin in plain text.
 *
 * @throws Error when it would be longer than mailboxes show.
 */
export async function renderMail(written: MailContent): Promise<{ subject: string; html: string; text: string }> {
  const content = withoutStrayLinks(written);
  // Loaded with the first mail: it takes half a second, which a start must not.
  const { default: mjml2html } = await import('mjml');
  const { html } = await mjml2html(layOutMail(content), {
    fonts: {},
    keepComments: false,
    validationLevel: 'strict',
    ignoreIncludes: true,
  });
  if (Buffer.byteLength(html) > LARGEST_BYTES)
    throw new Error(`The mail “${content.subject}” is too long to be shown whole`);
  return { subject: content.subject.replaceAll(/\s+/g, ' '), html, text: writePlainText(content) };
}
