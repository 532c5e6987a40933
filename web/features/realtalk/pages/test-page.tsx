import { useSession } from '../../../lib/session/session-query.ts';
import { DeviceTest } from '../recorder/device-test.tsx';
import { browserPorts } from '../recorder/ports.ts';

export function TestPage() {
  const memberId = useSession()?.user.id ?? '';
  return <DeviceTest ports={browserPorts} memberId={memberId} />;
}
