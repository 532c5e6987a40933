import type { JobPlan, JobTarget } from '@yardsign/domain/autopilot/job';
import { AUTOPILOT_NETWORKS } from '@yardsign/domain/autopilot/wire-ids';
import { networkName, type NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { NetworkMark } from '../../sharing/components/connections/network-mark.tsx';
import { canPost, type Connection } from '../../sharing/connection-model.ts';
import { keyOf, type TargetRef } from '../../sharing/target-model.ts';
import classes from './job-editor.module.css';

interface TargetFieldsProps {
  targets: JobPlan['targets'];
  connections: readonly Connection[];
  onChange: (targets: JobTarget[]) => void;
}

const isSame = (a: JobTarget, b: JobTarget) => a.network === b.network && a.targetId === b.targetId;

/** The places of one network that can be posted to, or the way to connect it. */
function Network({ network, targets, connections, onChange }: TargetFieldsProps & { network: NetworkKey }) {
  const text = useText('autopilot');
  const connection = connections.find(({ slug }) => slug === network);
  const open = canPost(connection) ? (connection?.targets ?? []) : [];
  const places: (TargetRef & { name: string })[] = open.map(({ value, text: name }) => ({
    network,
    targetId: value,
    name,
  }));
  // A place whose connection has ended stays in sight, so that it can be taken out.
  const gone = targets.filter((target) => target.network === network && !places.some((place) => isSame(place, target)));
  return (
    <div className={classes['network']} role="group" aria-label={networkName(network)}>
      <p className={classes['name']}>
        <NetworkMark network={network} size={18} />
        {networkName(network)}
      </p>
      {[
        ...places,
        ...gone.map((target) => ({
          ...target,
          network,
          name: text('notConnected', { network: networkName(network) }),
        })),
      ].map((place) => (
        <CheckboxField
          key={keyOf(place)}
          label={place.name}
          checked={targets.some((target) => isSame(target, place))}
          onChange={(wanted) => {
            const { network: key, targetId } = place;
            const others = targets.filter((target) => !isSame(target, place));
            onChange(wanted ? [...others, { network: key, targetId }] : others);
          }}
        />
      ))}
      {places.length === 0 && (
        <p>
          <LinkButton size="small" to="/integrations">
            {text('connectNetwork', { network: networkName(network) })}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

/** Where a job posts, network by network. */
export function TargetFields(props: TargetFieldsProps) {
  return (
    <div className={classes['fields']}>
      {AUTOPILOT_NETWORKS.map((network) => (
        <Network key={network} network={network} {...props} />
      ))}
    </div>
  );
}
