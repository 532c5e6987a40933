import { kinds } from '@yardsign/domain/content/kinds';
import { timeOfHour } from '@yardsign/domain/autopilot/slots';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { timeName } from '../../sharing/queue-model.ts';
import type { Job } from '../api.ts';
import { capitalized, daysInWords, languageName, planOfJob, zonesWith } from '../model.ts';

/** A job in words: what it is called, and what there is to know of it. */
export function useJobWords(job: Job): { name: string; facts: readonly string[] } {
  const text = useText('autopilot');
  const typeText = useText('content');
  const language = useLanguage();
  const format = useFormat();
  const plan = planOfJob(job);
  const types = format.list(plan.contentTypes.map((type) => typeText(kinds[type].plural)));
  const days = daysInWords(plan.weekdays, language, { every: text('everyDay'), workdays: text('workdays') });
  const hours = format.list(plan.hours.map((hour) => timeName(timeOfHour(hour), language)));
  const zone = zonesWith(plan.timeZone).find((row) => row.zone === plan.timeZone);
  const places = job.job_networks.map(({ name, connected }, index) => {
    const network = networkName(plan.targets[index]?.network ?? '');
    return connected ? `${name} (${network})` : text('notConnected', { network });
  });
  return {
    name: capitalized(`${types}: ${text('on', { days, hours })}`, language),
    facts: [
      format.list(places),
      ...(zone ? [text(`zone_${zone.slug}`)] : []),
      languageName(plan.language, language),
      text('repeatAfter', { count: plan.repeatAfterDays }),
      ...(plan.skipCategories.length > 0 ? [text('skipsHolidays')] : []),
    ],
  };
}
