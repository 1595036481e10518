import { recipientProblem } from '@everything-wallet/core/accounts/recipientProblem';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { writeFieldProblem } from '@everything-wallet/core/errors/fieldProblem';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { isNameLike } from '@everything-wallet/core/recipients/isNameLike';
import { judgeRecipient, type RecipientJudgement } from '@everything-wallet/core/recipients/judgeRecipient';
import type { ReadName } from '@everything-wallet/core/recipients/readName';
import type { KnownToken } from '@everything-wallet/core/tokens/KnownToken';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useKnownToken } from '../../../lib/tokens/useKnownToken.ts';
import { useRetyping, type Retyping } from '../../../lib/recipients/useRetyping.ts';
import type { Sender } from '../Sender.ts';
import { useRecipientLookup } from './useRecipientLookup.ts';

/** What is typed into Send, and what it is compared with. */
interface RecipientQuestion {
  /** The field as it stands. */
  readonly typed: string;
  /** The valid checksum address in it; undefined where it holds a name, or neither. */
  readonly typedAddress: string | undefined;
  readonly network: Network;
  readonly sender: Sender | undefined;
  /** Sent instead of native coin. */
  readonly token: { readonly contract: string } | undefined;
  readonly known: KnownAddresses;
}

/** Whom a transfer goes to, and what is known of them. */
export interface Recipient {
  /** Checksum address (EIP-55): the one that is shown, signed and recorded. */
  readonly address: string | undefined;
  /** The name that was typed and leads there, normalised; undefined where an address was typed. */
  readonly name: string | undefined;
  /** Characters of the name beyond a to z, 0 to 9 and hyphen. */
  readonly unusual: readonly string[];
  /** The token whose contract it is: what is sent there is lost, so nothing is. */
  readonly tokenContract: KnownToken | undefined;
  /** Whether nothing may be sent yet. */
  readonly isHeld: boolean;
  readonly isLookingUp: boolean;
  /** What is wrong with a name, as a field problem. */
  readonly problem: string | undefined;
  /** Looks a name up once more; undefined where that did not fail, or would not help. */
  readonly retry: (() => void) | undefined;
  /** Undefined while the known addresses are being read. */
  readonly judgement: RecipientJudgement | undefined;
  readonly isSender: boolean;
  /** Undefined where it is not known. */
  readonly isContract: boolean | undefined;
  /** The network that the contact was saved for, where the address is a contract there and none here. */
  readonly contractOf: string | undefined;
  /** What the owner of the address calls it, with its characters beyond a to z, 0 to 9 and hyphen. */
  readonly primaryName: ReadName | undefined;
  readonly known: KnownAddresses;
  readonly retyping: Retyping | undefined;
}

/** Finds out whom a transfer goes to, and holds it back until that is plain. */
export function useRecipient({
  typed,
  typedAddress,
  network,
  sender,
  token,
  known,
}: RecipientQuestion): Recipient {
  const text = typed.trim();
  const isName = typedAddress === undefined && isNameLike(text);
  const hasNames = network.nameRegistry !== undefined;
  const lookup = useRecipientLookup(askedFor(), network);

  const address = isName ? lookup.found?.address : typedAddress;
  const problem = isName ? nameProblem() : undefined;
  // While the list is loading, what is sent is held to it once more (`sendTransfer`).
  const { known: tokenContract } = useKnownToken(network, address);
  const judgement =
    address === undefined || known.isLoading
      ? undefined
      : judgeRecipient(address, known.addresses, network.id, sender?.address);
  const retyping = useRetyping(address, judgement);
  // Who holds a contract's address on one network holds nothing at it on another, switched on here or not.
  const savedFor = networks.find(({ id }) => id === judgement?.contact?.network);
  const isElsewhere = savedFor !== undefined && savedFor.id !== network.id;
  const there = useRecipientLookup(
    isElsewhere && address !== undefined ? { address } : undefined,
    savedFor ?? network,
  );
  return {
    address: problem === undefined && !tokenContract ? address : undefined,
    name: isName ? lookup.found?.read?.name : undefined,
    unusual: lookup.found?.read?.unusual ?? [],
    tokenContract,
    isHeld:
      tokenContract !== undefined ||
      (isName && (address === undefined || problem !== undefined)) ||
      (address !== undefined && judgement === undefined) ||
      (retyping !== undefined && retyping.state !== 'right'),
    isLookingUp: isName && hasNames && !lookup.found && !lookup.error,
    problem,
    retry: isName && lookup.error && !(lookup.error instanceof WalletError) ? lookup.retry : undefined,
    judgement,
    isSender: address !== undefined && sender !== undefined && sameAddress(address, sender.address),
    isContract: lookup.found?.isContract,
    contractOf: there.found?.isContract && lookup.found?.isContract === false ? savedFor?.name : undefined,
    primaryName: lookup.found?.primary,
    known,
    retyping,
  };

  function askedFor() {
    if (typedAddress !== undefined) return { address: typedAddress };
    return isName && hasNames ? { name: text } : undefined;
  }

  function nameProblem(): string | undefined {
    if (!hasNames)
      return writeFieldProblem({ id: 'send.error.nameNoRegistry', values: { network: network.name } });
    const { error, found } = lookup;
    if (error instanceof WalletError) return error.textId;
    if (error instanceof CallableError && error.serverMessage !== undefined) {
      return writeFieldProblem({ id: 'send.error.nameRefused', values: { reason: error.serverMessage } });
    }
    if (error) return 'send.name.failed';
    return found && recipientProblem(found.address, token);
  }
}
