import type { Network } from '@everything-wallet/core/networks/networks';
import { parseUnits } from 'ethers';
import { callRpc } from '../chains/callRpc.ts';
import { constructAt } from '../chains/constructAt.ts';
import { putState } from '../chains/putState.ts';
import { refuseOthers } from '../chains/refuseOthers.ts';
import { sendTransactions, type LocalTransaction } from '../chains/sendTransactions.ts';
import { localContracts } from '../contracts/localContracts.ts';
import { exchangeContracts } from '../exchanges/exchangeContracts.ts';
import { sampleVaults, type SampleVault } from './sampleVaults.ts';

/** Dollars that the faucet's account has in each, and what it gives to each for interest. */
const DOLLARS = 250_000;

const SECONDS_OF_YEAR = 31_536_000n;
const WHOLE_BPS = 10_000n;

/**
 * Puts vaults onto a local chain that has an exchange, at the addresses that the network's own have, with something in them and interest
 * that comes by the second (decision 52). Where they stand already they stay as they are.
 *
 * @throws {LocalError} When the chain refuses a part of it, or has another contract where one is to stand.
 */
export async function putVaults(url: string, network: Network): Promise<void> {
  const vaults = sampleVaults(network);
  const sign = vaults.at(-1)?.address;
  if (sign === undefined) return;
  if ((await callRpc(url, 'eth_getCode', [sign, 'latest'])) !== '0x') return;
  await refuseOthers(url, network, vaults);
  await putState(url, {
    async build(account) {
      await constructAt(url, account, vaults.map(placeOf));
      await sendTransactions(
        url,
        account,
        vaults.flatMap((vault) => fillVault(vault, network, account)),
      );
    },
    sign,
  });
}

/** A sample vault as it is made. */
function placeOf({ address, asset, name, symbol, moreDecimals, yearlyBps, boundsLoss }: SampleVault) {
  const ratePerSecond = (yearlyBps * 10n ** 18n) / (WHOLE_BPS * SECONDS_OF_YEAR);
  const args = [asset, name, symbol, moreDecimals, ratePerSecond];
  return { address, contract: boundsLoss ? localContracts.boundedVault : localContracts.vault, args };
}

/** What the chain's own account does to have something in a vault, and to leave it as much again that interest can be paid of. */
function fillVault(vault: SampleVault, network: Network, account: string): readonly LocalTransaction[] {
  const { address, asset, assetDecimals } = vault;
  const isCoin = asset === network.wrappedCoin;
  const dollarsOfOne = isCoin ? (network.coin.price?.sample.usd ?? 1) : 1;
  const units = parseUnits(String(Math.ceil(DOLLARS / dollarsOfOne)), assetDecimals);
  const { wrappedCoin, token } = exchangeContracts;
  return [
    ...(isCoin
      ? [{ to: asset, data: wrappedCoin.abi.encodeFunctionData('deposit'), value: 2n * units }]
      : []),
    { to: asset, data: token.abi.encodeFunctionData('approve', [address, units]) },
    { to: address, data: localContracts.vault.abi.encodeFunctionData('deposit', [units, account]) },
    { to: asset, data: token.abi.encodeFunctionData('transfer', [address, units]) },
  ];
}
