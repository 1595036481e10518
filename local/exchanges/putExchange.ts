import type { ExchangeDescription } from '@everything-wallet/core/exchanges/ExchangeDescription';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { Network } from '@everything-wallet/core/networks/networks';
import { parseUnits, toBeHex } from 'ethers';
import { callRpc } from '../chains/callRpc.ts';
import { callRpcTogether } from '../chains/callRpcTogether.ts';
import { LocalError } from '../LocalError.ts';
import { constructAt, type PlacedContract } from './constructAt.ts';
import { exchangeContracts } from './exchangeContracts.ts';
import { poolTransactions } from './poolTransactions.ts';
import { readContracts, type ChainContract } from './readContracts.ts';
import { sampleTokens } from './sampleTokens.ts';
import { sendTransactions } from './sendTransactions.ts';

/** Where the contract stands, while pools are made, that puts liquidity into them; nobody's address. */
const MANAGER = '0x00000000000000000000000000000000000E7C4A';

/** Whole tokens of each kind that the faucet's account has at first. */
const SUPPLY = '1000000000000';

/** Where a token keeps its decimals, and the wrapped coin its name and symbol. */
const SLOT = { decimals: 5, wrappedName: 0, wrappedSymbol: 1 };

/**
 * Puts an exchange onto a local chain whose network has sample tokens: Uniswap v2 and v3, the wrapped coin and the tokens, all at the
 * addresses that they have on the network itself, and pools with something in them (decision 47). Where it stands already it stays as it is.
 *
 * It is made by transactions that are taken back afterwards, and then put there as state alone: the chain has no block more than before,
 * and its account has sent nothing.
 *
 * @throws {LocalError} When the chain refuses a part of it, or has another contract, or a part of an exchange, where one is to stand.
 */
export async function putExchange(url: string, network: Network): Promise<void> {
  const exchange = exchangeOf(network.id);
  if (!exchange || sampleTokens(network).length === 0) return;
  if ((await callRpc(url, 'eth_getCode', [exchange.v3.router, 'latest'])) !== '0x') return;
  const before = await readContracts(url);
  refuseOthers(before, network, exchange);
  const built = await buildAndTakeBack(url, network, exchange);
  const added = [...built].filter(([address]) => !before.has(address) && BigInt(address) !== BigInt(MANAGER));
  const isSign = (address: string) => BigInt(address) === BigInt(exchange.v3.router);
  const codes = (contracts: typeof added) =>
    contracts.map(([address, { code }]) => ({ method: 'anvil_setCode', params: [address, code] }));
  await callRpcTogether(url, [
    ...codes(added.filter(([address]) => !isSign(address))),
    ...added.flatMap(([address, { storage, balance }]) => [
      { method: 'anvil_setBalance', params: [address, balance] },
      ...Object.entries(storage).map(([slot, value]) => ({
        method: 'anvil_setStorageAt',
        params: [address, slot, value],
      })),
    ]),
  ]);
  // By this one is seen that all of it stands: what is interrupted before is refused with the next start.
  await callRpcTogether(url, codes(added.filter(([address]) => isSign(address))));
}

/** Pools are stored as if they held what is made here: they would be of nothing where a kept chain has something else, or a part of it. */
function refuseOthers(
  before: ReadonlyMap<string, ChainContract>,
  network: Network,
  exchange: ExchangeDescription,
): void {
  for (const { address } of placesOf(network, exchange, MANAGER)) {
    if (before.has(address.toLowerCase())) {
      throw new LocalError(`${network.name}: a contract stands at ${address} already; start this chain anew`);
    }
  }
}

/** All of it in few blocks, since each is a second later than the one before, and what is stored of times must not be to come. */
async function buildAndTakeBack(
  url: string,
  network: Network,
  exchange: ExchangeDescription,
): Promise<ReadonlyMap<string, ChainContract>> {
  const [account = ''] = (await callRpc(url, 'eth_accounts')) as string[];
  const snapshot = await callRpc(url, 'evm_snapshot');
  await callRpc(url, 'evm_setAutomine', [false]);
  try {
    await constructAt(url, account, placesOf(network, exchange, account));
    await callRpcTogether(url, labelsOf(network));
    await sendTransactions(url, account, poolTransactions(network, exchange, account, MANAGER));
    return await readContracts(url);
  } finally {
    await callRpc(url, 'evm_revert', [snapshot]);
    await callRpc(url, 'evm_setAutomine', [true]);
  }
}

function placesOf(
  network: Network,
  { v2, v3 }: ExchangeDescription,
  account: string,
): readonly PlacedContract[] {
  const { pairFactory, pairRouter, poolFactory, quoter, router, positions, wrappedCoin, token } =
    exchangeContracts;
  const coin = network.wrappedCoin;
  return [
    { address: coin, contract: wrappedCoin, args: [] },
    { address: v2.factory, contract: pairFactory, args: [account] },
    { address: v2.router, contract: pairRouter, args: [v2.factory, coin] },
    { address: v3.factory, contract: poolFactory, args: [] },
    { address: v3.quoter, contract: quoter, args: [v3.factory, coin] },
    { address: v3.router, contract: router, args: [v2.factory, v3.factory, MANAGER, coin] },
    { address: MANAGER, contract: positions, args: [v3.factory, coin, MANAGER] },
    ...sampleTokens(network).map(({ contract: address, name, symbol, decimals }) => ({
      address,
      contract: token,
      args: [name, symbol, parseUnits(SUPPLY, decimals), account],
    })),
  ];
}

/** The tokens' decimals, which are 18 where nothing says otherwise, and what the wrapped coin is called where it is not Ether. */
function labelsOf(network: Network) {
  const store = (address: string, slot: number, value: string) => ({
    method: 'anvil_setStorageAt',
    params: [address, toBeHex(slot, 32), value],
  });
  const { wrappedCoin, currency, coin } = network;
  const decimals = sampleTokens(network).map((token) =>
    store(token.contract, SLOT.decimals, toBeHex(token.decimals, 32)),
  );
  if (currency === 'ETH') return decimals;
  return [
    ...decimals,
    store(wrappedCoin, SLOT.wrappedName, shortText(`Wrapped ${coin.name}`)),
    store(wrappedCoin, SLOT.wrappedSymbol, shortText(`W${currency}`)),
  ];
}

/** How Solidity keeps a text of at most 31 bytes in one slot. */
function shortText(text: string): string {
  const bytes = Buffer.alloc(32);
  bytes.write(text);
  bytes[31] = 2 * Buffer.byteLength(text);
  return `0x${bytes.toString('hex')}`;
}
