import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { RoundPicture } from './RoundPicture.tsx';

interface NetworkIconProps {
  network: NetworkId;
  /** Diameter in px. */
  size?: number;
}

/** A network's picture, beside its name: gray for a test network. */
export function NetworkIcon({ network, size = 24 }: NetworkIconProps) {
  return <RoundPicture src={`/network-icons/${network}.svg`} size={size} />;
}
