import type { RecipientJudgement } from '@everything-wallet/core/recipients/judgeRecipient';
import type { ReadName } from '@everything-wallet/core/recipients/readName';
import type { KnownToken } from '@everything-wallet/core/tokens/KnownToken';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import type { Retyping } from '../../../lib/recipients/useRetyping.ts';

/** Recipient of a transfer, and what is known of it. */
export interface Recipient {
  /** Checksum address (EIP-55): the one that is shown, signed and recorded. */
  readonly address: string | undefined;
  /** Typed name that leads there, normalised; undefined where an address was typed. */
  readonly name: string | undefined;
  /** Characters of the name beyond a to z, 0 to 9 and hyphen. */
  readonly unusual: readonly string[];
  /** Token whose contract it is: what is sent there is lost, so nothing is. */
  readonly tokenContract: KnownToken | undefined;
  /** True while nothing may be sent. */
  readonly isHeld: boolean;
  readonly isLookingUp: boolean;
  /** Problem of a name, as a field problem. */
  readonly problem: string | undefined;
  /** Looks a name up once more; undefined where that did not fail, or would not help. */
  readonly retry: (() => void) | undefined;
  /** Undefined while the known addresses are being read. */
  readonly judgement: RecipientJudgement | undefined;
  readonly isSender: boolean;
  /** Undefined where it is not known. */
  readonly isContract: boolean | undefined;
  /** Network that the contact was saved for, where the address is a contract there and none here. */
  readonly contractOf: string | undefined;
  /** Name of the app whose contract it is: coins or tokens sent straight to it can be lost. */
  readonly appContract: string | undefined;
  /** Name that the owner of the address uses, with its characters beyond a to z, 0 to 9 and hyphen. */
  readonly primaryName: ReadName | undefined;
  readonly known: KnownAddresses;
  readonly retyping: Retyping | undefined;
}
