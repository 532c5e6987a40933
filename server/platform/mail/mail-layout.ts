import { escapeHtml } from '../http/answers/escape-html.ts';
import type { MailContent } from './mail-content.ts';
import { DARK_RULES, light, SANS, SERIF, tones } from './mail-style.ts';
import { drawMark } from './mark.ts';

const text = (content: string, style: string) => `<mj-text ${style}>${content}</mj-text>`;

function header(): string {
  return `<mj-section padding="28px 0 18px"><mj-column padding="0">
    <mj-table padding="0 29px" width="auto" css-class="ink">
      <tr>
        <td style="padding:0 12px 0 0;vertical-align:middle;">${drawMark()}</td>
        <td style="padding:0;vertical-align:middle;font-family:${SERIF};font-size:23px;line-height:32px;font-weight:600;letter-spacing:-0.02em;color:${light.ink};">Yardsign</td>
      </tr>
    </mj-table>
  </mj-column></mj-section>`;
}

function items({ items: list }: MailContent): string {
  if (list.length === 0) return '';
  const rows = list.map(
    ({ title, detail, url }) => `<tr><td class="item" style="padding:14px 0;border-top:1px solid ${light.line};">
      <a href="${escapeHtml(url)}" style="font-family:${SANS};font-size:16px;line-height:24px;font-weight:600;color:${light.link};text-decoration:none;">${escapeHtml(title)}</a><br />
      <span style="font-family:${SANS};font-size:14px;line-height:20px;color:${light.soft};">${escapeHtml(detail)}</span>
    </td></tr>`,
  );
  return `<mj-table padding="8px 28px 0">${rows.join('')}</mj-table>`;
}

/** What somebody wrote in lines is shown in lines. */
const inLines = (written: string) => escapeHtml(written).replaceAll('\n', '<br />');

function notes({ notes: list, items: above }: MailContent): string {
  return list
    .map(
      ({ heading, text: body }, index) =>
        text(
          escapeHtml(heading),
          `css-class="ink" padding="${index === 0 && above.length === 0 ? 18 : 14}px 28px 2px" font-size="14px" line-height="20px" font-weight="600"`,
        ) +
        text(
          inLines(body),
          `css-class="soft" padding="0 28px" font-size="15px" line-height="23px" color="${light.soft}"`,
        ),
    )
    .join('');
}

/** The one layout of all mails, as MJML. */
export function layOutMail(content: MailContent): string {
  const { language, subject, preview, label, title, paragraphs, button, footer } = content;
  const tone = tones[label.tone];
  return `<mjml lang="${language}">
  <mj-head>
    <mj-title>${escapeHtml(subject)}</mj-title>
    <mj-preview>${escapeHtml(preview)}</mj-preview>
    <mj-attributes>
      <mj-all font-family="${SANS}" />
      <mj-text color="${light.ink}" font-size="16px" line-height="25px" padding="0 28px" />
    </mj-attributes>
    <mj-style>${DARK_RULES}</mj-style>
    <mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /></mj-raw>
  </mj-head>
  <mj-body background-color="${light.paper}" css-class="paper" width="600px">
    ${header()}
    <mj-section css-class="card" background-color="${light.surface}" border="1px solid ${light.line}" border-radius="10px" padding="26px 0 30px">
      <mj-column padding="0">
        ${text(escapeHtml(label.text), `css-class="${label.tone}" color="${tone.light}" font-size="13px" line-height="18px" font-weight="600" padding="0 28px 6px"`)}
        ${text(escapeHtml(title), `css-class="ink title" font-family="${SERIF}" font-size="28px" line-height="35px" font-weight="500" letter-spacing="-0.015em" padding="0 28px 14px"`)}
        ${paragraphs.map((paragraph) => text(escapeHtml(paragraph), 'css-class="ink" padding="0 28px 10px"')).join('')}
        ${items(content)}
        ${notes(content)}
        <mj-button css-class="go" href="${escapeHtml(button.url)}" align="left" background-color="${light.lawn}" color="${light.onLawn}" border-radius="8px" font-size="16px" font-weight="600" line-height="22px" inner-padding="12px 22px" padding="26px 28px 0">${escapeHtml(button.label)}</mj-button>
      </mj-column>
    </mj-section>
    <mj-section padding="18px 0 36px"><mj-column padding="0">
      ${text(escapeHtml(footer), `css-class="faint" color="${light.faint}" font-size="13px" line-height="19px" padding="0 29px"`)}
    </mj-column></mj-section>
  </mj-body>
</mjml>`;
}
