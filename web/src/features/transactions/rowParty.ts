import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { AddressNames } from '../../lib/names/AddressNames.ts';
import type { CallWords } from './calls/CallWords.ts';
import type { TransactionListing } from './TransactionListing.ts';

/** Other party of a transaction, as its row shows it. */
interface RowParty {
  /** Shortened. */
  readonly address: string;
  /** Name among the user's accounts and contacts, or the wallet's own name of a contract. */
  readonly name: string | undefined;
  /** Text around it. */
  readonly around: CallWords['party']['around'] | 'transaction.from';
}

/** Returns the other party of a transaction: its sender, recipient, spender or the called contract. */
export function rowParty(
  { type, from_address, to_address }: TransactionListing,
  words: CallWords | undefined,
  names: AddressNames,
): RowParty {
  const address = type === 'receive' ? from_address : (words?.party.address ?? to_address);
  return {
    address: shortenAddress(address),
    name: names.get(address.toLowerCase())?.name ?? (type === 'receive' ? undefined : words?.party.name),
    around: type === 'receive' ? 'transaction.from' : (words?.party.around ?? 'transaction.to'),
  };
}
