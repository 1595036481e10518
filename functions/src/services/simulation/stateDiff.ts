import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { z } from 'zod';
import { toQuantity } from '../abi/toQuantity.ts';
import { lowerBytesSchema, quantitySchema } from '../chain/rpcSchemas.ts';

const slotSchema = z.string().regex(/^0x[0-9a-fA-F]{64}$/);
const addressSchema = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const accountSchema = z.object({
  balance: quantitySchema.nullish(),
  nonce: z.number().int().nonnegative().nullish(),
  code: lowerBytesSchema.nullish(),
  storage: z.record(slotSchema, slotSchema).nullish(),
});
const accountsSchema = z.record(addressSchema, accountSchema);

/** Result of `prestateTracer` with `diffMode`: values before and after, of everything that a call changes. */
export const stateDiffSchema = z.object({ pre: accountsSchema, post: accountsSchema });

type StateDiff = z.output<typeof stateDiffSchema>;

/** State overrides of eth_call, by address. */
export type StateOverrides = Readonly<
  Record<
    string,
    {
      readonly balance?: string;
      readonly nonce?: string;
      readonly code?: string;
      readonly stateDiff?: Readonly<Record<string, string>>;
    }
  >
>;

const ZERO = `0x${'0'.repeat(64)}`;

/**
 * Returns the state after a call, by lower case address. Values not named after it are unchanged; a slot that is named
 * only before it is empty, as clients leave it out.
 */
export function stateAfter(diff: StateDiff): StateOverrides {
  const [pre, post] = [byLowerCase(diff.pre), byLowerCase(diff.post)];
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
          ...(typeof is?.nonce === 'number' && { nonce: toQuantity(BigInt(is.nonce)) }),
          ...(typeof is?.code === 'string' && { code: is.code }),
          ...(Object.keys(stateDiff).length > 0 && { stateDiff }),
        },
      ];
    }),
  );
}

function byLowerCase(accounts: StateDiff['pre']): StateDiff['pre'] {
  return Object.fromEntries(
    Object.entries(accounts).map(([address, account]) => [address.toLowerCase(), account]),
  );
}

/** Returns an account's change of coin in wei. An account not named after it has not changed. */
export function coinIn({ pre, post }: StateDiff, account: string): bigint {
  const balanceIn = (accounts: StateDiff['pre']) =>
    Object.entries(accounts).find(([address]) => sameAddress(address, account))?.[1].balance ?? undefined;
  const before = balanceIn(pre) ?? 0n;
  return (balanceIn(post) ?? before) - before;
}
