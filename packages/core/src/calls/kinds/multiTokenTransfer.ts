import { address, array, bytes, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { MultiTokenTransferCall } from '../types/MultiTokenTransferCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { buildMovement } from './shared/buildMovement.ts';
import { isOfOther } from './shared/isOfOther.ts';
import { transferWarnings } from './shared/transferWarnings.ts';

const number = uint(256);

/** `safeTransferFrom` and `safeBatchTransferFrom` of ERC-1155. */
export const multiTokenTransfer: CallKind<MultiTokenTransferCall> = {
  readers: [
    callReader(
      'safeTransferFrom',
      [address, address, number, number, bytes],
      ([from, to, id, amount, data], frame): MultiTokenTransferCall | undefined => {
        const { contract, value } = frame;
        if (isOfOther(frame, 'erc1155')) return undefined;
        const items = [{ id, amount }];
        return { kind: 'multiTokenTransfer', contract, value, isBatch: false, from, to, items, data };
      },
    ),
    callReader(
      'safeBatchTransferFrom',
      [address, address, array(number), array(number), bytes],
      ([from, to, ids, amounts, data], frame): MultiTokenTransferCall | undefined => {
        const { contract, value } = frame;
        if (isOfOther(frame, 'erc1155')) return undefined;
        // The standard requires as many amounts as ids; the effects on a contract without that check are
        // unknown.
        if (ids.length !== amounts.length) return undefined;
        const items = ids.map((id, place) => ({ id, amount: amounts[place] ?? 0n }));
        return { kind: 'multiTokenTransfer', contract, value, isBatch: true, from, to, items, data };
      },
    ),
  ],
  title: 'call.title.multiTokenTransfer',
  movements: ({ contract, from, to, items }, { sender }) =>
    items.map(({ id, amount }) =>
      buildMovement(sender, from, to, {
        asset: { type: 'multiToken', contract, id },
        amount,
        bound: 'exact',
      }),
    ),
  warnings: transferWarnings,
};

export const record: CallRecord = { title: 'callHistory.nft', isTransfer: true, mayMoveNft: true };
