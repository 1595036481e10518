import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import type { Watched } from '@everything-wallet/core/schemas/simulation';
import { Interface } from 'ethers';
import {
  erc1155,
  erc20,
  erc721,
  FEE_TOKEN,
  OTHER,
  permit2,
  SENDER,
  TOKENS,
  type CallChain,
} from './CallChain.ts';
import type { CallCase } from './CallCase.ts';
import { HOSTILE } from './hostileContracts.ts';

const multicall = new Interface([
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable',
]);

/** Makers of calls, by the name of their kind. */
type CaseKinds = Readonly<Record<string, () => Partial<CallCase> & { readonly to: string }>>;

/** Lists the kinds of calls that are simulated, many of which fail. */
export function callKinds(chain: CallChain, random: () => number): CaseKinds {
  return {
    ...coinKinds(chain, random),
    ...tokenKinds(chain, random),
    ...nftKinds(chain, random),
    ...otherKinds(chain, random),
  };
}

/** Transfers of coin. */
function coinKinds(chain: CallChain, random: () => number): CaseKinds {
  const { token, multicall3, wei, of20 } = partsOf(chain, random);
  return {
    coin: () => ({ to: OTHER, value: wei() }),
    'coin to oneself': () => ({ to: SENDER, value: wei() }),
    'more coin than there is': () => ({ to: OTHER, value: 10n ** 24n }),
    'coin to a contract that takes none': () => ({ to: token, value: wei() }),
    'coin through a contract, some of it back': () => {
      const [out, back] = [wei(), wei()];
      const calls = [
        [OTHER, false, out, '0x'],
        [SENDER, false, back, '0x'],
      ];
      return {
        to: multicall3,
        value: out + back,
        data: multicall.encodeFunctionData('aggregate3Value', [calls]),
      };
    },
    'an inner call that fails': () => {
      const calls = [
        [token, true, 0n, erc20.encodeFunctionData('transfer', [OTHER, 10n ** 30n])],
        [OTHER, false, 5n, '0x'],
      ];
      return {
        to: multicall3,
        value: 5n,
        data: multicall.encodeFunctionData('aggregate3Value', [calls]),
        watched: of20,
      };
    },
  };
}

/** Calls of ERC-20 tokens. */
function tokenKinds(chain: CallChain, random: () => number): CaseKinds {
  const { token, multicall3, units, on20, maybeOther } = partsOf(chain, random);
  return {
    transfer: () => on20('transfer', OTHER, units()),
    'transfer to oneself': () => on20('transfer', SENDER, units()),
    'transfer of too much': () => on20('transfer', OTHER, 10n ** 30n),
    'transfer to the zero address': () => on20('transfer', `0x${'0'.repeat(40)}`, units()),
    'transfer from another one': () => on20('transferFrom', OTHER, maybeOther(), units()),
    'transfer without an allowance': () => on20('transferFrom', token, SENDER, units()),
    approve: () => on20('approve', random() < 0.5 ? OTHER : multicall3, random() < 0.3 ? 0n : units()),
    'approve without end': () => on20('approve', OTHER, 2n ** 256n - 1n),
    increaseAllowance: () => on20('increaseAllowance', multicall3, units()),
    decreaseAllowance: () => on20('decreaseAllowance', multicall3, units() / 1_000n),
    burn: () => on20('burn', units()),
    mint: () => on20('mint', maybeOther(), units()),
    'a fee that is not logged': () => ({
      to: FEE_TOKEN,
      data: erc20.encodeFunctionData('transfer', [OTHER, 100n]),
      watched: [{ kind: 'erc20', contract: FEE_TOKEN }],
    }),
  };
}

/** Calls of ERC-721 and ERC-1155 tokens. */
function nftKinds(chain: CallChain, random: () => number): CaseKinds {
  const { token, units, own, id, on721, on1155 } = partsOf(chain, random);
  return {
    'NFT out': () => {
      const tokenId = own();
      return on721(tokenId, 'transferFrom', SENDER, OTHER, tokenId);
    },
    'NFT out, safely': () => {
      const tokenId = own();
      const to = random() < 0.3 ? token : OTHER;
      return on721(tokenId, 'safeTransferFrom(address,address,uint256)', SENDER, to, tokenId);
    },
    'NFT in': () => {
      const tokenId = BigInt(TOKENS.own + Math.floor(random() * TOKENS.others));
      return on721(tokenId, 'safeTransferFrom(address,address,uint256)', OTHER, SENDER, tokenId);
    },
    'NFT approved': () => {
      const tokenId = own();
      return on721(tokenId, 'approve', random() < 0.3 ? `0x${'0'.repeat(40)}` : OTHER, tokenId);
    },
    'NFT burnt': () => {
      const tokenId = own();
      return on721(tokenId, 'burn', tokenId);
    },
    'all NFTs': () => on721(0n, 'setApprovalForAll', OTHER, random() < 0.5),
    'ERC-1155 out': () =>
      on1155('safeTransferFrom', SENDER, OTHER, id(), random() < 0.2 ? 10n ** 12n : units() % 10_000n, '0x'),
    'ERC-1155 batch': () =>
      on1155(
        'safeBatchTransferFrom',
        SENDER,
        OTHER,
        [1n, 2n, 1n],
        [units() % 999n, units() % 999n, 5n],
        '0x',
      ),
    'ERC-1155 lists of two lengths': () =>
      on1155('safeBatchTransferFrom', SENDER, OTHER, [1n, 2n], [1n], '0x'),
    'ERC-1155 made': () => on1155('mint', SENDER, id(), units() % 10_000n, '0x'),
    'ERC-1155 burnt': () => on1155('burn', SENDER, id(), units() % 10_000n),
    'all of ERC-1155': () => on1155('setApprovalForAll', OTHER, random() < 0.5),
  };
}

/** Wrapping, Permit2, and contracts that behave otherwise when simulated. */
function otherKinds(chain: CallChain, random: () => number): CaseKinds {
  const { token, multicall3, wrapped, units, wei, ofWrapped, hostile } = partsOf(chain, random);
  return {
    'a function that is not there': () => ({ to: token, data: '0x12345678' }),
    wrap: () => ({ to: wrapped, value: wei(), data: '0xd0e30db0', watched: ofWrapped }),
    unwrap: () => ({
      to: wrapped,
      data: `0x2e1a7d4d${(random() < 0.2 ? 10n ** 24n : wei() / 100n).toString(16).padStart(64, '0')}`,
      watched: ofWrapped,
    }),
    'wrapped through a contract': () => {
      const value = wei();
      const calls = [[wrapped, false, value, '0xd0e30db0']];
      const data = multicall.encodeFunctionData('aggregate3Value', [calls]);
      return { to: multicall3, value, data, watched: ofWrapped };
    },
    'through Permit2': () => {
      const units20 = random() < 0.3 ? 0n : units();
      const ends = random() < 0.3 ? 2n ** 48n - 1n : BigInt(Math.floor(random() * 2 ** 40));
      const data = permit2.encodeFunctionData('approve', [token, OTHER, units20, ends]);
      return { to: PERMIT2, data, watched: [{ kind: 'permit2', contract: token, spender: OTHER }] };
    },
    'a balance that pays back': () => hostile(HOSTILE.paysBack),
    'a balance that remembers': () => ({
      ...hostile(HOSTILE.remembers),
      watched: [{ kind: 'erc20', contract: HOSTILE.remembers }],
    }),
    'one that looks at gas': () => hostile(HOSTILE.looksAtGas),
    'one that looks at code': () => hostile(HOSTILE.looksAtCode),
    'a router that returns less': () => hostile(HOSTILE.returnsLess),
    'data to an address without code': () => ({ to: OTHER, data: '0xa9059cbb' }),
  };
}

/** Contracts, and what calls of them are made of. */
function partsOf(chain: CallChain, random: () => number) {
  const { erc20: token, erc721: nft, erc1155: multi } = chain.contracts;
  const { multicall3, wrappedCoin: wrapped } = chain.network;
  const units = () => BigInt(Math.floor(random() * 2 ** 50));
  const wei = () => BigInt(Math.floor(random() * 2 ** 53));
  const own = () => BigInt(Math.floor(random() * (TOKENS.own + TOKENS.others + 5)));
  const id = () => TOKENS.ids[Math.floor(random() * TOKENS.ids.length)] ?? 1n;
  const of20: Watched[] = [
    { kind: 'erc20', contract: token },
    { kind: 'allowance', contract: token, spender: OTHER },
    { kind: 'allowance', contract: token, spender: multicall3 },
  ];
  const of721 = (tokenId: bigint): Watched[] => [
    { kind: 'erc721', contract: nft, tokenId: String(tokenId) },
    { kind: 'tokenApproval', contract: nft, tokenId: String(tokenId) },
    { kind: 'operator', contract: nft, spender: OTHER },
  ];
  const of1155: Watched[] = [
    ...TOKENS.ids.map((one): Watched => ({ kind: 'erc1155', contract: multi, tokenId: String(one) })),
    { kind: 'operator', contract: multi, spender: OTHER },
  ];
  const on20 = (name: string, ...args: unknown[]) => ({
    to: token,
    data: erc20.encodeFunctionData(name, args),
    watched: of20,
  });
  const on721 = (tokenId: bigint, name: string, ...args: unknown[]) => ({
    to: nft,
    data: erc721.encodeFunctionData(name, args),
    watched: of721(tokenId),
  });
  const on1155 = (name: string, ...args: unknown[]) => ({
    to: multi,
    data: erc1155.encodeFunctionData(name, args),
    watched: of1155,
  });
  const ofWrapped: Watched[] = [{ kind: 'erc20', contract: wrapped }];
  const hostile = (to: string) => ({
    ...{ to, data: '0x12345678', isHostile: true },
    watched: [...of20, { kind: 'allowance', contract: token, spender: to } as const],
  });
  const maybeOther = () => (random() < 0.5 ? OTHER : SENDER);
  return {
    ...{ token, multicall3, wrapped, units, wei, own, id },
    ...{ of20, ofWrapped, on20, on721, on1155, hostile, maybeOther },
  };
}
