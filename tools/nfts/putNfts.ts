import type { Network } from '@everything-wallet/core/networks/networks';
import { CONDUIT_CONTROLLER_ADDRESS, SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { callRpc } from '../chains/callRpc.ts';
import { callRpcTogether } from '../chains/callRpcTogether.ts';
import { constructAt, type PlacedContract } from '../chains/constructAt.ts';
import { putState } from '../chains/putState.ts';
import { refuseOthers } from '../chains/refuseOthers.ts';
import { sendTransactions } from '../chains/sendTransactions.ts';
import { localContracts } from '../contracts/localContracts.ts';
import { localSeller } from './localSeller.ts';
import { mintTokens } from './mintNfts.ts';
import { sampleCollections } from './sampleCollections.ts';
import { SELLER_TOKENS } from './sampleListings.ts';
import { seaportContracts } from './seaportContracts.ts';

/** Balance of the seller while it pays for its transactions: 10^18 wei. */
const COIN = '0xde0b6b3a7640000';

/**
 * Puts Seaport 1.6 onto a local chain whose network has sample collections, at the addresses that it has everywhere, and the collections,
 * of which the seller has some that Seaport may move (decision 52). Where Seaport stands already all of it stays as it is.
 *
 * @throws {LocalError} When the chain refuses a part of it, or has another contract where one is to stand.
 */
export async function putNfts(url: string, network: Network): Promise<void> {
  const [lanterns, editions] = sampleCollections(network);
  if (!lanterns || !editions) return;
  if ((await callRpc(url, 'eth_getCode', [SEAPORT_ADDRESS, 'latest'])) !== '0x') return;
  const { conduitController, seaport } = seaportContracts;
  const first: readonly PlacedContract[] = [
    { address: CONDUIT_CONTROLLER_ADDRESS, contract: conduitController, args: [] },
    {
      address: lanterns.contract,
      contract: localContracts.collection,
      args: [lanterns.name, lanterns.symbol],
    },
    { address: editions.contract, contract: localContracts.editions, args: [editions.name, editions.symbol] },
  ];
  // It reads the code of conduits from the controller.
  const then: readonly PlacedContract[] = [
    { address: SEAPORT_ADDRESS, contract: seaport, args: [CONDUIT_CONTROLLER_ADDRESS] },
  ];
  await refuseOthers(url, network, first);
  await putState(url, {
    async build(account) {
      await constructAt(url, account, first);
      await constructAt(url, account, then);
      await sendTransactions(url, account, [
        mintTokens(lanterns.contract, localSeller.address, SELLER_TOKENS),
      ]);
      await letSeaportMove(url, lanterns.contract);
    },
    sign: SEAPORT_ADDRESS,
  });
}

/** Lets Seaport itself, and no conduit, move all that the seller has of a collection. */
async function letSeaportMove(url: string, collection: string): Promise<void> {
  const { address } = localSeller;
  await callRpcTogether(url, [
    { method: 'anvil_setBalance', params: [address, COIN] },
    { method: 'anvil_impersonateAccount', params: [address] },
  ]);
  try {
    const { abi } = localContracts.collection;
    const data = abi.encodeFunctionData('setApprovalForAll', [SEAPORT_ADDRESS, true]);
    await sendTransactions(url, address, [{ to: collection, data }]);
  } finally {
    await callRpc(url, 'anvil_stopImpersonatingAccount', [address]);
  }
}
