import { ZeroAddress } from 'ethers/constants';
import { addressGroups } from '@everything-wallet/core/accounts/addressGroups';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import type { TokenFacts } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { use } from 'react';
import { bundledSymbols } from '../../../catalogue/bundledSymbols.ts';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { useText } from '../../../lib/text/useText.ts';
import { findLookalikeSymbol } from '../../../lib/tokens/findLookalikeSymbol.ts';
import { knownToken } from '../../../lib/tokens/tokenList.ts';
import { unlistedSymbol } from '../../../lib/tokens/unlistedSymbol.ts';
import type { CallNames } from './CallNames.ts';
import { contractName } from '../../../lib/calls/contractName.ts';

type NamedFacts = Pick<TokenFacts, 'symbol' | 'decimals' | 'isListed'>;

/**
 * Names the parts of a call: by the user's own names, by the wallet's, and tokens by the facts that nodes agree on, with warnings. An
 * address always has its digits: in full without a name.
 *
 * @param tokens facts from a simulation
 */
export function useCallNames(network: Network, tokens: readonly TokenFacts[]): CallNames {
  const t = useText();
  const names = use(AddressNamesContext);
  // The wallet's own data comes first, even without a simulation.
  const factsOf = (contract: string): NamedFacts | undefined => {
    const known = knownToken(network.chainId, contract);
    return known ? { ...known, isListed: true } : tokens.find((one) => sameAddress(one.contract, contract));
  };

  function tokenName(contract: string): string {
    const { symbol = '', isListed = false } = factsOf(contract) ?? {};
    return isListed && symbol !== '' ? symbol : unlistedSymbol(symbol, contract);
  }

  function knownNameOf(address: string): string | undefined {
    return names.get(address.toLowerCase())?.name ?? contractName(network, address);
  }

  function nameOf(addressOrZero: string | null): string {
    const address = addressOrZero ?? ZeroAddress;
    const name = knownNameOf(address);
    return name === undefined ? addressGroups(address).join(' ') : `${name} (${shortenAddress(address)})`;
  }

  function assetOf(contract: string | null, tokenId: string | null = null): string {
    if (contract === null) return network.currency;
    const asset =
      knownToken(network.chainId, contract)?.symbol ?? contractName(network, contract) ?? tokenName(contract);
    return tokenId === null ? asset : t('calls.nft', { asset, id: tokenId });
  }

  return {
    nameOf,
    knownNameOf,
    assetOf,
    amountOf: (units, contract, rounding) => {
      const decimals = contract === null ? COIN_DECIMALS : factsOf(contract)?.decimals;
      if (decimals === undefined || decimals === null) {
        return t('calls.units', { units: units.toString(), asset: assetOf(contract) });
      }
      const plain = formatAmount(units, decimals);
      const amount = rounding ? formatShort(plain, rounding) : formatExactCoin(plain);
      return t('calls.amount', { amount, symbol: assetOf(contract) });
    },
    poolAssetOf: (vault) => listedPools(network.id).find(({ address }) => sameAddress(address, vault))?.asset,
    marksOf: (contract) => {
      const facts = contract === null ? undefined : factsOf(contract);
      if (contract === null || contractName(network, contract) !== undefined || facts?.isListed) return [];
      const imitated = facts && findLookalikeSymbol(facts.symbol, bundledSymbols);
      return [
        t('calls.unverified'),
        ...(imitated === undefined ? [] : [t('calls.imitates', { symbol: imitated })]),
      ];
    },
  };
}
