import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { z } from 'zod';
import { GREETING } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readOpenRecipient } from '../../access/read-recipient.ts';
import { openTargetsOf } from '../../sharing/planned/open-targets.ts';
import { findOpenTarget } from '../find-open-target.ts';
import { findAnyJob } from '../job-store.ts';
import { HELD_MAIL } from './texts.ts';

/** A job has something to post, and to one of its targets no connection to post it by. Not told when that is over, or the job is. */
export const heldNotice = defineNotice({
  name: 'autopilot.held',
  data: z.object({ jobId: z.string() }),
  async write({ db, clock, publicUrl }, { jobId }) {
    const job = await findAnyJob(db, jobId);
    if (!job?.active || job.held_at === null || job.deleted_at !== null) return [];
    const recipient = await readOpenRecipient(db, job.member_id);
    if (!recipient) return [];
    const open = await openTargetsOf(db, job.member_id, clock.now());
    const lostTargets = job.targets.filter((target) => findOpenTarget(open, target) === undefined);
    const lost = new Set(lostTargets.map(({ network }) => networkName(network)));
    if (lost.size === 0) return [];
    const { language, firstName, email } = recipient;
    const text = HELD_MAIL[language];
    const networks = new Intl.ListFormat(language).format(lost);
    return [
      {
        memberId: job.member_id,
        to: email,
        content: {
          language,
          subject: text.subject(networks),
          preview: text.kept,
          label: { text: text.label, tone: 'attention' },
          title: text.subject(networks),
          paragraphs: [GREETING[language](firstName), text.lead(networks), text.kept],
          items: [],
          notes: [],
          button: { label: text.button, url: `${publicUrl}/integrations` },
          footer: text.footer,
        },
      },
    ];
  },
});
