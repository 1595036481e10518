import { isListedPool } from '../../pools/listedPools.ts';
import type { Asset } from '../CallEffects.ts';
import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { PoolCall } from '../types/PoolCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { buildMovement } from './shared/buildMovement.ts';
import { otherRecipientWarnings } from './shared/otherRecipientWarnings.ts';

const readers = [
  ...(['deposit', 'mint'] as const).map((action) =>
    callReader(action, [uint(256), address], ([amount, receiver], { contract, value }): PoolCall => ({
      kind: 'vault',
      contract,
      value,
      action,
      amount,
      receiver,
      owner: undefined,
    })),
  ),
  ...(['withdraw', 'redeem'] as const).flatMap((action) => [
    callReader(
      action,
      [uint(256), address, address],
      ([amount, receiver, owner], { contract, value }): PoolCall => ({
        kind: 'vault',
        contract,
        value,
        action,
        amount,
        receiver,
        owner,
      }),
    ),
    callReader(
      action,
      [uint(256), address, address, uint(256)],
      ([amount, receiver, owner, maxLossBps], { contract, value }): PoolCall => ({
        kind: 'vault',
        contract,
        value,
        action,
        amount,
        receiver,
        owner,
        maxLossBps,
      }),
    ),
  ]),
];

/** ERC-4626, and its variants with a bound on the loss in Yearn's V3 vaults (VaultV3.vy). */
export const vault: CallKind<PoolCall> = {
  readers,
  title: ({ action }) =>
    action === 'deposit' || action === 'mint' ? 'call.title.vaultDeposit' : 'call.title.vaultWithdrawal',
  // One side is the given amount, the vault computes the other.
  movements: ({ contract, action, amount, receiver, owner }, { sender }) => {
    const assets: Asset = { type: 'vaultAsset', vault: contract };
    const shares: Asset = { type: 'token', contract };
    const isDeposit = action === 'deposit' || action === 'mint';
    const isOfAssets = action === 'deposit' || action === 'withdraw';
    const [input, output] = isDeposit ? [assets, shares] : [shares, assets];
    const amountOf = (asset: Asset) => ((asset === assets) === isOfAssets ? amount : undefined);
    const bound = 'exact';
    return [
      buildMovement(sender, owner ?? sender, contract, { asset: input, amount: amountOf(input), bound }),
      buildMovement(sender, contract, receiver, { asset: output, amount: amountOf(output), bound }),
    ];
  },
  warnings: ({ contract, action, receiver }, about) => {
    const isOpenEnded = action === 'mint' || action === 'withdraw';
    const isOwnPool = about.network !== undefined && isListedPool(about.network, contract);
    return [
      ...otherRecipientWarnings({ address: receiver }, about),
      // The vault itself decides how many assets it takes for shares, and how many shares for assets.
      // The wallet knows the code of its own pools and simulates these calls first.
      ...(isOpenEnded && !isOwnPool ? ([{ type: 'noMostInput' }] as const) : []),
    ];
  },
  maxLossBps: ({ maxLossBps }) => maxLossBps,
  isAtFaceValue: true,
};

export const record: CallRecord = { title: 'callHistory.vault', isExchange: true };
