import { ApiError } from '../../../../lib/api/api-error.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';

/** What of a piece is on a target already that day, a line each; nothing for another refusal. */
export function EarlierPosts({ error }: { error: unknown }) {
  const text = useText('sharing');
  const format = useFormat();
  const earlier = error instanceof ApiError ? error.earlier : [];
  return earlier.map(({ id, state, targetName: target, at }) => (
    <p key={id}>
      {state === 'scheduled'
        ? text('repeatScheduled', { target, moment: format.date(at, 'moment') })
        : text('repeatPosted', { target, ago: format.ago(at) })}
    </p>
  ));
}
