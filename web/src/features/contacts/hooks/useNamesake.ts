import { useLoaded } from '../../../components/useLoaded.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import type { Contact } from '../Contact.ts';

// The table of confusable characters is larger than the form, and a hint may appear a moment later.
const loadNameTwin = async () => (await import('../nameTwin.ts')).nameTwin;

interface TypedName {
  readonly name: string;
  readonly address: string;
  /** Contacts beside the one that is edited. */
  readonly others: readonly Contact[];
  readonly known: KnownAddresses;
}

/** Finds a contact or account of another address whose name looks the same. */
export function useNamesake({ name, address, others, known }: TypedName) {
  const nameTwin = useLoaded(loadNameTwin);
  if (nameTwin.status !== 'ready') return undefined;
  return nameTwin.value(name, address, [
    ...others,
    ...known.addresses.filter(({ kind }) => kind === 'account' || kind === 'watched'),
  ]);
}
