import { isUnlimited } from '../isUnlimited.ts';
import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import type { ContractCall } from './ContractCall.ts';
import type { PassedSignature } from './PassedSignature.ts';
import { limitAmount } from './shared/limitAmount.ts';
import { passedSignature } from './shared/passedSignature.ts';

/** `selfPermit` and its variants: the router passes on the sender's permit for itself. */
export interface SelfPermitCall extends ContractCall {
  readonly kind: 'selfPermit';
  readonly token: string;
  /** Undefined in the form of DAI, which permits any amount. */
  readonly amount: bigint | undefined;
  /** Nonce in the form of DAI; undefined in that of ERC-2612, whose contract knows it. */
  readonly nonce: bigint | undefined;
  /** True if the router passes it on only when the current allowance is too low. */
  readonly isIfNecessary: boolean;
  /** Seconds since 1970. */
  readonly deadline: bigint;
  readonly signature: PassedSignature;
}

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
