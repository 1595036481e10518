import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { use, useCallback } from 'react';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Permit2 contract, at the same address on every chain. */
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

/**
 * Returns a function that formats an address in full, with the user's name or the well-known name for it.
 *
 * @param network whose tokens are named; undefined for none
 */
export function useAddressText(network?: Network): (address: string) => string {
  const t = useText();
  const names = use(AddressNamesContext);
  return useCallback(
    (address) => {
      const own = names.get(address.toLowerCase())?.name;
      const known = sameAddress(address, PERMIT2)
        ? t('sign.known.permit2')
        : network && pricedSymbolOf(network, address);
      const name = own ?? known;
      return name === undefined ? address : `${address} (${name})`;
    },
    [names, network, t],
  );
}
