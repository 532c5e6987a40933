import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import { formatDate } from '../../../../lib/format/dates.ts';
import { zoneName } from '../../../../lib/format/zone-name.ts';
import { useCodeText } from '../../../../lib/i18n/code-text.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { CheckedLine, PlannedPost, Progress } from '../../plan-model.ts';
import { columnText, faultText } from '../../schedule-model.ts';
import { PlanProgress } from './plan-progress.tsx';
import classes from './plan-lines.module.css';

function Planned({ post }: { post: NonNullable<CheckedLine['planned']> }) {
  const text = useText('sharing');
  const language = useLanguage();
  const instant = wallClockToInstant(post);
  const moment = instant.ok ? formatDate(instant.value, 'longMoment', language, post.timeZone) : '';
  const target = text('targetOn', { target: post.targetName, network: networkName(post.network) });
  return (
    <>
      <strong lang={post.language}>{post.title}</strong>
      <span className={classes['facts']}>
        {text('timeIn', { moment, zone: zoneName(post.timeZone, language) })} · {target}
      </span>
    </>
  );
}

interface CheckedLinesProps {
  lines: readonly CheckedLine[];
  posts: ReadonlyMap<number, PlannedPost>;
  progressOf: (post: PlannedPost) => Progress;
}

/** Every line of a file: what it would schedule, or what is wrong with it, and what became of it. */
export function CheckedLines({ lines, posts, progressOf }: CheckedLinesProps) {
  const text = useText('sharing');
  const codeText = useCodeText();
  return (
    <ol className={classes['lines']} aria-live="polite">
      {lines.map(({ line, planned, faults }) => {
        const post = posts.get(line);
        return (
          <li key={line} className={classes['line']}>
            <span className={classes['number']}>{text('lineNumber', { line })}</span>
            <div className={classes['words']}>
              {planned && <Planned post={planned} />}
              {post && <PlanProgress progress={progressOf(post)} />}
              {faults.map((fault) => (
                <span key={`${fault.column} ${fault.code}`} className={classes['fault']}>
                  <strong>{columnText(fault.column, text)}</strong>: {faultText(fault, text, codeText)}
                </span>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
