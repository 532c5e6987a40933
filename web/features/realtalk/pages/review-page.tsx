import { useSession } from '../../../lib/session/session-query.ts';
import { browserPorts } from '../recorder/ports.ts';
import { Review } from '../recorder/review.tsx';

export function ReviewPage() {
  const memberId = useSession()?.user.id ?? '';
  return <Review ports={browserPorts} memberId={memberId} />;
}
