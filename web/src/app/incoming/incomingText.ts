import type { Arrived } from '@everything-wallet/core/schemas/incomingScan';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { withBuiltInTokens } from '../../features/transactions/withBuiltInTokens.ts';
import { formatShort } from '../../lib/format/formatShort.ts';
import type { AddressNames } from '../../lib/names/AddressNames.ts';
import type { Text } from '../../lib/text/useText.ts';

interface IncomingWriting {
  /** Names of the user's accounts. */
  readonly names: AddressNames;
  /** True where amounts are hidden. */
  readonly isHidden: boolean;
  readonly t: Text;
}

/** Text of an incoming transfer: it names the account where there are several, and marks a watch-only one, whose coins are not the user's. */
export function incomingText(
  { network, to, ...arrived }: Arrived,
  { names, isHidden, t }: IncomingWriting,
): string {
  const { amount, token_symbol: symbol } = withBuiltInTokens({
    network,
    amount: arrived.amount,
    token_symbol: arrived.symbol,
    contract_address: arrived.contract,
    amount_units: arrived.units,
  });
  const named = names.get(to.toLowerCase());
  const values = {
    what: isHidden ? symbol || t('alerts.unnamed') : `${formatShort(amount)} ${symbol}`,
    network: findNetworkById(network)?.name ?? network,
    account: named?.name ?? '',
  };
  if (named?.kind === 'watched') return t('alerts.watched', values);
  return t(named && names.size > 1 ? 'alerts.receivedBy' : 'alerts.received', values);
}
