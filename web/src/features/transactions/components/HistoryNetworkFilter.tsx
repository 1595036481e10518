import { networks } from '@everything-wallet/core/networks/networks';
import { NetworkFilter } from '../../../components/NetworkFilter.tsx';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ChosenFilters } from '../ChosenFilters.ts';

interface HistoryNetworkFilterProps {
  network: ChosenFilters['network'];
  onChange: (network: ChosenFilters['network']) => void;
}

/** Choice of one or all of the networks that the wallet offers; a disabled one is listed while it is chosen. */
export function HistoryNetworkFilter({ network, onChange }: HistoryNetworkFilterProps) {
  const t = useText();
  const switchedOn = useSwitchedOnNetworks();
  const offered = networks.filter((each) => switchedOn.includes(each) || each.id === network);
  return (
    <NetworkFilter
      label={t('history.filters.network')}
      all={t('holdings.allNetworks')}
      networks={offered}
      value={offered.find(({ id }) => id === network)?.id}
      onChange={onChange}
    />
  );
}
