import { sameAddress } from '../../accounts/sameAddress.ts';
import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { TransferFromCall } from '../types/TransferFromCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { buildMovement } from './shared/buildMovement.ts';
import { sharedAsset } from './shared/sharedAsset.ts';
import { sharedStandard } from './shared/sharedStandard.ts';
import { standardWarnings } from './shared/standardWarnings.ts';
import { transferWarnings } from './shared/transferWarnings.ts';

/** `transferFrom` of ERC-20 or ERC-721. */
export const transferFrom: CallKind<TransferFromCall> = {
  readers: [
    callReader(
      'transferFrom',
      [address, address, uint(256)],
      ([from, to, amountOrId], frame): TransferFromCall | undefined => {
        const standard = sharedStandard(frame);
        const { contract, value } = frame;
        if (standard === 'neither') return undefined;
        return { kind: 'transferFrom', contract, value, standard, from, to, amountOrId };
      },
    ),
  ],
  title: ({ from }, sender) =>
    sameAddress(from, sender) ? 'call.title.transferFromOwn' : 'call.title.transferFrom',
  movements: (call, { sender }) => [
    buildMovement(sender, call.from, call.to, { ...sharedAsset(call), bound: 'exact' }),
  ],
  warnings: (call) => [...transferWarnings(call), ...standardWarnings(call)],
};

export const record: CallRecord = {
  title: 'callHistory.transferFrom',
  isTransfer: true,
  mayMoveNft: true,
};
