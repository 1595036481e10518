import { address, bytes, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { NftTransferCall } from '../types/NftTransferCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { buildMovement } from './shared/buildMovement.ts';
import { isOfOther } from './shared/isOfOther.ts';
import { transferWarnings } from './shared/transferWarnings.ts';

/** `safeTransferFrom` of ERC-721. */
export const nftTransfer: CallKind<NftTransferCall> = {
  readers: [
    callReader(
      'safeTransferFrom',
      [address, address, uint(256)],
      ([from, to, id], frame): NftTransferCall | undefined => {
        const { contract, value } = frame;
        if (isOfOther(frame, 'erc721')) return undefined;
        return { kind: 'nftTransfer', contract, value, from, to, id, data: undefined };
      },
    ),
    callReader(
      'safeTransferFrom',
      [address, address, uint(256), bytes],
      ([from, to, id, data], frame): NftTransferCall | undefined => {
        const { contract, value } = frame;
        if (isOfOther(frame, 'erc721')) return undefined;
        return { kind: 'nftTransfer', contract, value, from, to, id, data };
      },
    ),
  ],
  title: 'call.title.nftTransfer',
  movements: ({ contract, from, to, id }, { sender }) => [
    buildMovement(sender, from, to, { asset: { type: 'nft', contract, id }, amount: 1n, bound: 'exact' }),
  ],
  warnings: transferWarnings,
};

export const record: CallRecord = { title: 'callHistory.nft', isTransfer: true, mayMoveNft: true };
