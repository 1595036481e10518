import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { z } from 'zod';
import { quantitySchema } from '../chain/quantitySchema.ts';
import { toQuantity } from './callFields.ts';
import { bytesSchema } from './CallRun.ts';

const slotSchema = z.string().regex(/^0x[0-9a-fA-F]{64}$/);
const addressSchema = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const accountSchema = z.object({
  balance: quantitySchema.nullish(),
  code: bytesSchema.nullish(),
  storage: z.record(slotSchema, slotSchema).nullish(),
});
const accountsSchema = z.record(addressSchema, accountSchema);

/** What `prestateTracer` tells with `diffMode`: of everything that a call changes what it was, and what it is. */
export const stateDiffSchema = z.object({ pre: accountsSchema, post: accountsSchema });

type StateDiff = z.output<typeof stateDiffSchema>;

/** What stands in the place of the state that there is (eth_call's state override), by address. */
export type StateOverrides = Readonly<
  Record<
    string,
    {
      readonly balance?: string;
      readonly code?: string;
      readonly stateDiff?: Readonly<Record<string, string>>;
    }
  >
>;

const ZERO = `0x${'0'.repeat(64)}`;

/** The state after a call. What is not named after it is as it was; a slot that was and is not named is empty, as clients leave it out. */
export function stateAfter({ pre, post }: StateDiff): StateOverrides {
  const addresses = [...new Set([...Object.keys(pre), ...Object.keys(post)])];
  return Object.fromEntries(
    addresses.map((address) => {
      const [was, is] = [pre[address], post[address]];
      const emptied = Object.keys(was?.storage ?? {}).map((slot) => [slot, ZERO] as const);
      const stateDiff = { ...Object.fromEntries(emptied), ...is?.storage };
      const balance = is ? is.balance : 0n;
      return [
        address,
        {
          ...(balance !== undefined && balance !== null && { balance: toQuantity(balance) }),
          ...(typeof is?.code === 'string' && { code: is.code }),
          ...(Object.keys(stateDiff).length > 0 && { stateDiff }),
        },
      ];
    }),
  );
}

/** Wei that somebody has more, or less, after it. What is not named after it has not changed. */
export function coinIn({ pre, post }: StateDiff, account: string): bigint {
  const balanceIn = (accounts: StateDiff['pre']) =>
    Object.entries(accounts).find(([address]) => sameAddress(address, account))?.[1].balance ?? undefined;
  const before = balanceIn(pre) ?? 0n;
  return (balanceIn(post) ?? before) - before;
}
