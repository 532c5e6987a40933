import type { NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import { NETWORK_MARKS } from '../../network-marks.ts';

/** The mark of a network beside its name; nothing that is read aloud. */
export function NetworkMark({ network, size }: { network: NetworkKey; size: number }) {
  const { icon: Icon } = NETWORK_MARKS[network];
  return <Icon size={size} stroke={1.5} aria-hidden="true" />;
}
