import type { ReceivedNft, NftCall, RecordedNft } from './NftRecords.ts';

/** An NFT that may be an account's according to records; the chain decides. */
export interface NftCandidate extends RecordedNft {
  /** Accounts that received it, with times; in lower case. */
  readonly receivedAt: Map<string, number | null>;
  isUnverified: boolean;
}

interface Recorded {
  /** Accounts to check, in lower case. */
  readonly accounts: ReadonlySet<string>;
  /** Contracts that the person has sent or bought of, in lower case. */
  readonly known: ReadonlySet<string>;
  readonly calls: readonly NftCall[];
  /** Of `known` alone. */
  readonly ofKnown: readonly ReceivedNft[];
  /** Received NFTs of all pages. */
  readonly arrived: readonly ReceivedNft[];
  /** Index of the first of `arrived` on this page; earlier ones were on another page. */
  readonly from: number;
}

/** The contracts that a person has dealt with by own calls, each once, the newest first; as records have them. */
export function contractsOfCalls(calls: readonly NftCall[]): string[] {
  const contracts = calls.flatMap(({ left, came }) => [...left, ...came].map(({ contract }) => contract));
  return [...new Map(contracts.map((contract) => [contract.toLowerCase(), contract])).values()];
}

/**
 * Returns the NFTs of one page that may be the accounts', each once: the first page also has everything of
 * contracts that the user has dealt with, so that no flood of unrequested NFTs hides it.
 */
export function nftCandidates({ accounts, known, calls, ofKnown, arrived, from }: Recorded): NftCandidate[] {
  const found = new Map<string, NftCandidate>();
  const earlier = new Set<string>();
  const isFirst = from === 0;
  const add = (
    nft: RecordedNft,
    to: string,
    at: number | null,
    isUnverified: boolean,
    isEarlier: boolean,
  ) => {
    const account = to.toLowerCase();
    if (nft.contract === '' || !accounts.has(account)) return;
    const { contract, tokenId, standard } = nft;
    const key = `${standard} ${contract.toLowerCase()} ${tokenId}`;
    // An ERC-721 contract names the owner; for ERC-1155 each account is queried separately.
    const place = standard === 'erc721' ? key : `${key} ${account}`;
    if (isEarlier) {
      earlier.add(place);
      return;
    }
    if (earlier.has(place)) return;
    const isStrange = isUnverified && !known.has(contract.toLowerCase());
    const candidate = found.get(key) ?? {
      contract,
      tokenId,
      standard,
      receivedAt: new Map(),
      isUnverified: isStrange,
    };
    candidate.isUnverified &&= isStrange;
    // The newest are first.
    if ((candidate.receivedAt.get(account) ?? null) === null) candidate.receivedAt.set(account, at);
    found.set(key, candidate);
  };
  for (const { from: signer, came, at } of calls)
    for (const nft of came) add(nft, signer, at, false, !isFirst);
  for (const nft of ofKnown) add(nft, nft.to, nft.arrivedAt, nft.isUnverified, !isFirst);
  for (const [index, nft] of arrived.entries())
    add(nft, nft.to, nft.arrivedAt, nft.isUnverified, index < from);
  return [...found.values()];
}
