import type { Network } from '@everything-wallet/core/networks/networks';
import { parseUnits } from 'ethers';
import { callRpc } from '../chains/callRpc.ts';
import { constructAt } from '../chains/constructAt.ts';
import { putState } from '../chains/putState.ts';
import { refuseOthers } from '../chains/refuseOthers.ts';
import { sendTransactions, type LocalTransaction } from '../chains/sendTransactions.ts';
import { localContracts } from '../contracts/localContracts.ts';
import { exchangeContracts } from '../exchanges/exchangeContracts.ts';
import { sampleErc4626Pools, type SampleErc4626Pool } from './sampleErc4626Pools.ts';

/** Dollars that the faucet's account has in each, and adds to each for interest. */
const DOLLARS = 250_000;

const SECONDS_OF_YEAR = 31_536_000n;
const WHOLE_BPS = 10_000n;

/**
 * Adds vaults to a local chain that has an exchange, at the addresses of the network's real ones, with a
 * deposit and interest by the second (decision 52). Existing ones are unchanged.
 *
 * @throws {LocalError} When the chain refuses a part of it, or has another contract at one of the addresses.
 */
export async function putErc4626Pools(url: string, network: Network): Promise<void> {
  const vaults = sampleErc4626Pools(network);
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
        vaults.flatMap((vault) => fillErc4626Pool(vault, network, account)),
      );
    },
    sign,
  });
}

/** A sample vault as it is made. */
function placeOf({ address, asset, name, symbol, moreDecimals, yearlyBps, boundsLoss }: SampleErc4626Pool) {
  const ratePerSecond = (yearlyBps * 10n ** 18n) / (WHOLE_BPS * SECONDS_OF_YEAR);
  const args = [asset, name, symbol, moreDecimals, ratePerSecond];
  return { address, contract: boundsLoss ? localContracts.boundedVault : localContracts.vault, args };
}

/**
 * Builds the transactions of the chain's own account that deposit into a vault, and add the same amount to
 * pay interest from.
 */
function fillErc4626Pool(
  vault: SampleErc4626Pool,
  network: Network,
  account: string,
): readonly LocalTransaction[] {
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
