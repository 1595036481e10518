import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';

/** ERC-4626, and its variants with a bound on the loss in Yearn's V3 vaults (VaultV3.vy). */
export const vaultReaders = [
  ...(['deposit', 'mint'] as const).map((action) =>
    callReader(action, [uint(256), address], ([amount, receiver], { contract, value }) => ({
      kind: 'vault',
      contract,
      value,
      action,
      amount,
      receiver,
      owner: undefined,
    })),
  ),
  ...(['withdraw', 'redeem'] as const).map((action) =>
    callReader(action, [uint(256), address, address], ([amount, receiver, owner], { contract, value }) => ({
      kind: 'vault',
      contract,
      value,
      action,
      amount,
      receiver,
      owner,
    })),
  ),
  ...(['withdraw', 'redeem'] as const).map((action) =>
    callReader(
      action,
      [uint(256), address, address, uint(256)],
      ([amount, receiver, owner, maxLossBps], { contract, value }) => ({
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
  ),
];
