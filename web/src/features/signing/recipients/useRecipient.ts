import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import { isNameLike } from '@everything-wallet/core/recipients/isNameLike';
import { judgeRecipient, type RecipientJudgement } from '@everything-wallet/core/recipients/judgeRecipient';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useRetyping, type Retyping } from '../../../lib/recipients/useRetyping.ts';
import { useKnownToken } from '../../../lib/tokens/useKnownToken.ts';
import type { Sender } from '../pipeline/Sender.ts';
import { useAppContract } from './useAppContract.ts';
import { nameProblem } from './nameProblem.ts';
import type { Recipient } from './Recipient.ts';
import { useContractElsewhere } from './useContractElsewhere.ts';
import { useRecipientLookup, type LookupQuestion, type RecipientLookup } from './useRecipientLookup.ts';

/** Recipient as typed into Send, and the addresses that it is compared with. */
interface RecipientQuestion {
  /** Text in the field. */
  readonly typed: string;
  /** Valid checksum address in it; undefined if it holds a name, or neither. */
  readonly typedAddress: string | undefined;
  readonly network: Network;
  readonly sender: Sender | undefined;
  /** Sent instead of native coin. */
  readonly token: { readonly contract: string } | undefined;
  readonly known: KnownAddresses;
}

/** Finds the recipient of a transfer, and blocks the transfer until the recipient is clear. */
export function useRecipient(question: RecipientQuestion): Recipient {
  const { typed, typedAddress, network, sender, token, known } = question;
  const text = typed.trim();
  const isName = typedAddress === undefined && isNameLike(text);
  const hasNames = network.nameRegistry !== undefined;
  const asked = lookupQuestion(typedAddress, isName && hasNames ? text : undefined);
  const lookup = useRecipientLookup(asked, network);
  const { found } = lookup;

  const address = isName ? found?.address : typedAddress;
  const problem = isName ? nameProblem(lookup, network, token) : undefined;
  // While the list is loading: `sendTransfer` compares with it again.
  const { known: tokenContract } = useKnownToken(network, address);
  const judgement = judgementOf(address, question);
  const retyping = useRetyping(address, judgement);
  const contractOf = useContractElsewhere(address, { network, found }, judgement?.contact?.network);
  const appContract = useAppContract(network, address);
  const isOpen = address === undefined ? isName : judgement === undefined || problem !== undefined;
  return {
    address: problem === undefined && !tokenContract ? address : undefined,
    ...readNames(found, isName),
    tokenContract,
    isHeld: tokenContract !== undefined || isOpen || isUnretyped(retyping),
    isLookingUp: isName && hasNames && !found && !lookup.error,
    problem,
    retry: isName ? retryOf(lookup) : undefined,
    judgement,
    isSender: isAddressOf(address, sender),
    isContract: found?.isContract,
    contractOf,
    appContract,
    known,
    retyping,
  };
}

function judgementOf(
  address: string | undefined,
  { network, sender, known }: RecipientQuestion,
): RecipientJudgement | undefined {
  if (address === undefined || known.isLoading) return undefined;
  return judgeRecipient(address, known.addresses, network.id, sender?.address);
}

/** Returns true while the address of a lookalike has to be typed once more. */
function isUnretyped(retyping: Retyping | undefined): boolean {
  return retyping !== undefined && retyping.state !== 'right';
}

function isAddressOf(address: string | undefined, sender: Sender | undefined): boolean {
  return address !== undefined && sender !== undefined && sameAddress(address, sender.address);
}

function lookupQuestion(address: string | undefined, name: string | undefined): LookupQuestion | undefined {
  if (address !== undefined) return { address };
  return name === undefined ? undefined : { name };
}

/** Names of the recipient: the typed one, and the primary name of the address. */
function readNames(
  found: RecipientLookup['found'],
  isName: boolean,
): Pick<Recipient, 'name' | 'unusual' | 'primaryName'> {
  return {
    name: isName ? found?.read?.name : undefined,
    unusual: found?.read?.unusual ?? [],
    primaryName: found?.primary,
  };
}

/** Retries the lookup if it failed without an answer. */
function retryOf({ error, retry }: RecipientLookup): (() => void) | undefined {
  return error && !(error instanceof WalletError) ? retry : undefined;
}
