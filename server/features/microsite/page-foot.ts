import { equalHousingMark } from '@yardsign/scene/marks';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';
import { logoFor } from './page-head.ts';
import { element, type PageMember } from './page-parts.ts';

/** The marks that the member has chosen for their pieces. */
function marks({ language, brand: { graphics } }: PageMember): string {
  const parts: string[] = [];
  if (graphics.equalHousing !== 'none') {
    const { d, label } = equalHousingMark(graphics.equalHousing, language);
    parts.push(
      `<svg viewBox="0 0 100 90" aria-hidden="true"><path fill-rule="evenodd" d="${d}"/></svg><span>${escapeHtml(label)}</span>`,
    );
  }
  if (graphics.realtor) parts.push('<span>REALTOR®</span>');
  return parts.length === 0 ? '' : `<p class="marks quiet">${parts.join('')}</p>`;
}

/** The second logo, the licence line and the marks that go with it; nothing at all for a member without any. */
export function pageFoot(member: PageMember): string {
  const { 'second-logo': second, 'second-logo-dark': secondDark } = member.pictures;
  const inside = logoFor(second, secondDark) + element('p', 'quiet licence', member.brand.compliance) + marks(member);
  return inside === '' ? '' : `<footer class="wrap"><div class="foot">${inside}</div></footer>`;
}
