import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';

/** ERC-4626. */
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
];
