import { isUnlimited } from '../isUnlimited.ts';
import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { SelfPermitCall } from '../types/SelfPermitCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { limitAmount } from './shared/limitAmount.ts';
import { passedSignature } from './shared/passedSignature.ts';

const types = [address, uint(256), uint(256), ...passedSignature] as const;

/** Permits that a router forwards, in the forms of ERC-2612 and of DAI. */
export const selfPermit: CallKind<SelfPermitCall> = {
  readers: ['', 'IfNecessary'].flatMap((suffix) => [
    callReader(
      `selfPermit${suffix}`,
      types,
      ([token, amount, deadline, v, r, s], { contract, value }): SelfPermitCall => ({
        kind: 'selfPermit',
        contract,
        value,
        token,
        amount,
        nonce: undefined,
        isIfNecessary: suffix !== '',
        deadline,
        signature: { v, r, s },
      }),
    ),
    callReader(
      `selfPermitAllowed${suffix}`,
      types,
      ([token, nonce, deadline, v, r, s], { contract, value }): SelfPermitCall => ({
        kind: 'selfPermit',
        contract,
        value,
        token,
        amount: undefined,
        nonce,
        isIfNecessary: suffix !== '',
        deadline,
        signature: { v, r, s },
      }),
    ),
  ]),
  title: 'call.title.permit',
  permissions: ({ contract, token, amount }) => [
    {
      asset: { type: 'token', contract: token },
      spender: contract,
      amount: amount === undefined ? 'all' : limitAmount(amount),
      change: 'set',
    },
  ],
  warnings: ({ contract, token, amount }) =>
    amount === undefined || isUnlimited(amount)
      ? [{ type: 'unlimitedApproval', contract: token, spender: contract }]
      : [],
  deadline: ({ deadline }) => deadline,
  allowedUnits: ({ amount }) => amount,
};

export const record: CallRecord = { title: 'callHistory.approve' };
