import { ZeroAddress } from 'ethers/constants';
import { isUnlimited } from '../isUnlimited.ts';
import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { ApproveCall } from '../types/ApproveCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { changedWarnings } from './shared/changedWarnings.ts';
import { sharedAsset } from './shared/sharedAsset.ts';
import { sharedStandard } from './shared/sharedStandard.ts';
import { standardWarnings } from './shared/standardWarnings.ts';
import { unlimitedWarnings } from './shared/unlimitedWarnings.ts';

/** `approve` of ERC-20 or ERC-721. */
export const approve: CallKind<ApproveCall> = {
  readers: [
    callReader('approve', [address, uint(256)], ([spender, amountOrId], frame): ApproveCall | undefined => {
      const standard = sharedStandard(frame);
      const { contract, value } = frame;
      if (standard === 'neither') return undefined;
      return { kind: 'approve', contract, value, standard, spender, amountOrId };
    }),
  ],
  // For ERC-721, 0 is a valid NFT id, and an approval of the zero address revokes.
  title: ({ standard, spender, amountOrId }) => {
    const isRevoked =
      standard === 'erc721' ? spender === ZeroAddress : standard === 'erc20' && amountOrId === 0n;
    return isRevoked ? 'call.title.revoke' : 'call.title.approve';
  },
  permissions: (call) => {
    const { asset, amount: count } = sharedAsset(call);
    const isRevoked = asset.type === 'nft' && call.spender === ZeroAddress;
    const isEndless = asset.type !== 'nft' && isUnlimited(call.amountOrId);
    const amount = isEndless ? 'all' : isRevoked ? 0n : count;
    return [{ asset, spender: call.spender, amount, change: 'set' }];
  },
  warnings: (call, about) => {
    const { contract, spender, amountOrId, standard } = call;
    return [
      ...standardWarnings(call),
      // If the contract is in fact ERC-20, the number is an amount; an approval of the zero address permits nothing.
      ...(spender === ZeroAddress ? [] : unlimitedWarnings(contract, spender, amountOrId)),
      ...(standard === 'erc721' ? [] : changedWarnings(call, amountOrId, about)),
    ];
  },
  needsLittleGas: true,
  allowedUnits: ({ amountOrId }) => amountOrId,
};

export const record: CallRecord = { title: 'callHistory.approve' };
