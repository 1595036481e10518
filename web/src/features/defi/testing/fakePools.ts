import type { PoolsQuestion } from '@everything-wallet/core/schemas/pools';
import type {
  PoolPosition,
  PoolPreviewAnswer,
  PoolsAnswer,
  PoolState,
} from '@everything-wallet/core/schemas/poolsAnswer';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { listedPools } from '@everything-wallet/core/pools/listedPools';

/** Changes of a vault. */
export interface FakePool {
  readonly state?: Partial<PoolState>;
  readonly position?: Partial<PoolPosition>;
  readonly preview?: Partial<PoolPreviewAnswer>;
}

const decimals: Readonly<Record<string, number>> = { USDC: 6, USDT: 6 };

/**
 * Makes an answer: each vault open, its shares worth two of its asset, without positions, with the changes of a test by vault.
 */
export function fakePools(
  { network: rpcName, addresses, preview }: PoolsQuestion,
  of: Readonly<Record<string, FakePool>> = {},
): PoolsAnswer {
  const network = networkByRpcName(rpcName);
  const listed = listedPools(network.id);
  const changes = preview && of[preview.vault];
  return {
    block: { number: 1, time: 1_800_000_000_000 },
    ageMs: 1_000,
    nodes: { configured: 2, answered: 2, needed: 2 },
    vaults: listed.map(({ address }) => ({
      address,
      status: 'open',
      decimals: 18,
      totalAssets: '5000000000000000000',
      sharePrice: '2000000000000000000',
      apy7: '3.5',
      apy30: '4.126',
      measuredDays: 30,
      agreement: 'agreed',
      agreeing: 2,
      positions: addresses.map((owner) => ({
        address: owner,
        shares: '0',
        assets: '0',
        maxWithdraw: '0',
        maxRedeem: '0',
        maxDeposit: '1000000000000000000000',
        earned: '0',
        ...of[address]?.position,
      })),
      ...of[address]?.state,
    })),
    ...(preview && {
      preview: {
        shares: preview.action === 'redeem' ? preview.amount : (BigInt(preview.amount) / 2n).toString(),
        assets: preview.action === 'redeem' ? (BigInt(preview.amount) * 2n).toString() : preview.amount,
        back: preview.action === 'deposit' ? preview.amount : null,
        agreement: 'agreed' as const,
        agreeing: 2,
        ...changes?.preview,
      },
    }),
    tokens: listed.map(({ asset, name }) => {
      const symbol = /WETH|WMATIC|USDC|USDT/.exec(name)?.[0] ?? 'DAI';
      return { contract: asset, symbol, name: symbol, decimals: decimals[symbol] ?? 18, isListed: true };
    }),
  };
}
