import type { Network } from '@everything-wallet/core/networks/networks';
import { lido } from '@everything-wallet/core/pools/lido';
import { parseEther, ZeroAddress } from 'ethers';
import { callRpc } from '../chains/callRpc.ts';
import { constructAt } from '../chains/constructAt.ts';
import { putState } from '../chains/putState.ts';
import { refuseOthers } from '../chains/refuseOthers.ts';
import { sendTransactions } from '../chains/sendTransactions.ts';
import { localContracts } from '../contracts/localContracts.ts';

/** Coin that the faucet's account has staked, and what interest is paid of. */
const STAKED = parseEther('100');

/** 3 % in a year, in parts of 10^18 in a second. */
const RATE_PER_SECOND = (300n * 10n ** 14n) / 31_536_000n;

/**
 * Adds a stand-in for Lido to the local chain of Ethereum, at Lido's addresses, with a stake and interest by
 * the second (decision 52). An existing one is unchanged; other networks have none.
 *
 * @throws {LocalError} When the chain refuses a part of it, or has another contract at one of the addresses.
 */
export async function putLido(url: string, network: Network): Promise<void> {
  if (network.chainId !== lido.chainId) return;
  const { staking, wrappedStaking, withdrawalQueue } = localContracts;
  const places = [
    { address: lido.staked, contract: staking, args: [lido.queue, RATE_PER_SECOND] },
    { address: lido.wrapped, contract: wrappedStaking, args: [lido.staked] },
    { address: lido.queue, contract: withdrawalQueue, args: [lido.staked] },
  ];
  if ((await callRpc(url, 'eth_getCode', [lido.queue, 'latest'])) !== '0x') return;
  await refuseOthers(url, network, places);
  await putState(url, {
    async build(account) {
      await constructAt(url, account, places);
      await sendTransactions(url, account, [
        { to: lido.staked, data: '0x', value: STAKED },
        {
          to: lido.staked,
          data: staking.abi.encodeFunctionData('submit', [ZeroAddress]),
          value: STAKED,
        },
      ]);
    },
    sign: lido.queue,
  });
}
