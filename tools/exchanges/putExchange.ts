import type { ExchangeDescription } from '@everything-wallet/core/exchanges/ExchangeDescription';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { Network } from '@everything-wallet/core/networks/networks';
import { parseUnits, toBeHex } from 'ethers';
import { callRpc } from '../chains/callRpc.ts';
import { callRpcTogether } from '../chains/callRpcTogether.ts';
import { constructAt, type PlacedContract } from '../chains/constructAt.ts';
import { putState } from '../chains/putState.ts';
import { refuseOthers } from '../chains/refuseOthers.ts';
import { sendTransactions } from '../chains/sendTransactions.ts';
import { exchangeContracts } from './exchangeContracts.ts';
import { poolTransactions } from './poolTransactions.ts';
import { sampleTokens } from './sampleTokens.ts';

/** Address, while pools are created, of the contract that adds liquidity; it has no owner. */
const MANAGER = '0x00000000000000000000000000000000000E7C4A';

/** Whole tokens of each kind that the faucet's account has at first. */
const SUPPLY = '1000000000000';

/** Storage slots of a token's decimals, and of the wrapped coin's name and symbol. */
const SLOT = { decimals: 5, wrappedName: 0, wrappedSymbol: 1 };

/**
 * Puts an exchange onto a local chain whose network has sample tokens: Uniswap v2 and v3, the wrapped coin and the tokens, all at the
 * addresses that they have on the network itself, and pools with something in them (decision 47). Where it stands already it stays as it is.
 *
 * @throws {LocalError} When the chain refuses a part of it, or has another contract, or a part of an exchange, where one is to stand.
 */
export async function putExchange(url: string, network: Network): Promise<void> {
  const exchange = exchangeOf(network.id);
  if (!exchange || sampleTokens(network).length === 0) return;
  if ((await callRpc(url, 'eth_getCode', [exchange.v3.router, 'latest'])) !== '0x') return;
  await refuseOthers(url, network, placesOf(network, exchange, MANAGER));
  await putState(url, {
    async build(account) {
      await constructAt(url, account, placesOf(network, exchange, account));
      await callRpcTogether(url, labelsOf(network));
      await sendTransactions(url, account, poolTransactions(network, exchange, account, MANAGER));
    },
    sign: exchange.v3.router,
    without: MANAGER,
  });
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

/** Returns the tokens' decimals other than 18, and the wrapped coin's name where it is not Ether. */
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

/** Encodes a text of at most 31 bytes as Solidity stores it in one slot. */
function shortText(text: string): string {
  const bytes = Buffer.alloc(32);
  bytes.write(text);
  bytes[31] = 2 * Buffer.byteLength(text);
  return `0x${bytes.toString('hex')}`;
}
