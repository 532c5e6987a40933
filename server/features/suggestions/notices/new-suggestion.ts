import { firstCharacters } from '@yardsign/domain/text/first-characters';
import { z } from 'zod';
import { oneLine } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { findWritten } from '../store.ts';

const PREVIEW_LENGTH = 120;

/**
 * A member has suggested something. It goes to the help desk, in English: that is the installation's own address, not a member's.
 * An answer goes to the member where they agreed to hear about it.
 */
export const newSuggestionNotice = defineNotice({
  name: 'suggestions.new',
  data: z.object({ suggestionId: z.string(), helpDesk: z.string() }),
  async write({ db, publicUrl }, { suggestionId, helpDesk }) {
    const row = await findWritten(db, suggestionId);
    if (!row) return [];
    const title = oneLine(row.title);
    const name = oneLine(`${row.first_name} ${row.last_name}`.trim());
    const words = row.description === '' ? 'They left no more words than the title.' : row.description;
    const contact = row.may_contact
      ? 'They agreed to hear about it: an answer to this mail goes to them.'
      : 'They did not agree to be written to. Your answer in the admin area is shown to them.';
    return [
      {
        memberId: row.member_id,
        to: helpDesk,
        ...(row.may_contact && { replyTo: row.email }),
        content: {
          language: 'en',
          subject: `Suggestion: ${title}`,
          preview: firstCharacters(oneLine(words), PREVIEW_LENGTH),
          label: { text: 'Suggestion', tone: 'notice' },
          title,
          paragraphs: [`${name} suggests this about: ${row.area}. ${contact}`],
          items: [],
          notes: [{ heading: 'What they wrote', text: words }],
          button: { label: 'Answer it', url: `${publicUrl}/admin/suggestions` },
          footer: 'This mail goes to the address of the help desk of this installation.',
        },
      },
    ];
  },
});
