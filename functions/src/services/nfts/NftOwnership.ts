import type { NftsAnswer, OwnedNft } from '@everything-wallet/core/schemas/nftsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { getAddress } from 'ethers/address';
import type { NodeResponses } from '../chain/NodeResponses.ts';
import type { QuorumResult } from '../chain/quorum.ts';
import type { QuorumRule } from '../chain/neededOf.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import { medianHead } from '../holdings/medianHead.ts';
import { readUint } from '../holdings/readUint.ts';
import { agreedText } from '../tokens/agreedText.ts';
import type { NftCandidate } from './nftCandidates.ts';
import { isolatedMulticall, type IsolatedReads, type ContractReads } from '../chain/isolatedMulticall.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { word } from '../abi/word.ts';
import { addressInWord } from '../abi/addressInWord.ts';

/** In milliseconds; a user waits for the page. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 8_000, stragglersMs: 700 };

/** Limits that a test may shorten. */
export type NftOwnershipLimits = Partial<typeof defaultLimits>;

/** Letters of a collection's name and symbol, as the answer has them. */
const MAX_NAME = 100;
const MAX_SYMBOL = 30;

/**
 * Asks the nodes of one network for the owners of NFTs, and decides how sure each is (decision 53), without
 * trusting the source that named them.
 */
export class NftOwnership {
  readonly #network: Network;
  readonly #nodes: QuorumClient;

  /**
   * @param urls of the network's nodes
   * @param options.rule by default as for holdings (decision 41)
   */
  constructor(
    network: Network,
    urls: readonly string[],
    {
      rule = 'twoOfThree',
      limits = {},
    }: { readonly rule?: QuorumRule; readonly limits?: NftOwnershipLimits } = {},
  ) {
    this.#network = network;
    this.#nodes = QuorumClient.of(network, urls, { ...defaultLimits, ...limits }, { rule });
  }

  /**
   * @param asker a user, or the owner of an API key
   * @returns a result even if no node answers: then all owners are unknown
   */
  async read(
    candidates: readonly NftCandidate[],
    addresses: readonly string[],
    asker: string,
  ): Promise<Pick<NftsAnswer, 'block' | 'nodes' | 'nfts' | 'collections'>> {
    const readings =
      candidates.length === 0
        ? this.#nodes.responses<IsolatedReads>()
        : await this.#ask(readsOf(candidates), asker);
    const accounts = new Set(addresses.map((address) => address.toLowerCase()));
    const nfts = candidates
      .flatMap((candidate) => owned(candidate, accounts, readings))
      .toSorted((one, other) => (other.arrivedAt ?? 0) - (one.arrivedAt ?? 0));
    const contracts = [...new Set(nfts.map(({ contract }) => contract))];
    return {
      block: medianHead(readings.valuesOf(({ head }) => head)),
      nodes: readings.totals,
      nfts,
      collections: contracts.map((contract) => ({
        contract,
        name: agreedText({ to: contract, data: tokenSelectors.name }, readings, MAX_NAME),
        symbol: agreedText({ to: contract, data: tokenSelectors.symbol }, readings, MAX_SYMBOL),
      })),
    };
  }

  async #ask(contracts: readonly ContractReads[], asker: string): Promise<NodeResponses<IsolatedReads>> {
    return this.#nodes.ask((ask, batchQuery, nodeIndex) =>
      isolatedMulticall({ ask, batchQuery, nodeIndex, asker }, this.#network, contracts),
    );
  }
}

/** Returns the accounts' holdings of an NFT by the nodes' answers; unknown if no node answers. */
function owned(
  { contract, tokenId, standard, receivedAt, isUnverified }: NftCandidate,
  accounts: ReadonlySet<string>,
  readings: NodeResponses<IsolatedReads>,
): OwnedNft[] {
  const nft = { contract, tokenId, standard, isUnverified };
  const as = (owner: string, units: bigint | null, { agreement, agreeing }: QuorumResult<unknown>) => ({
    ...nft,
    owner: getAddress(owner),
    units: units === null ? null : units.toString(),
    agreement: units === null && agreement !== 'disputed' ? ('unknown' as const) : agreement,
    agreeing: units === null ? 0 : agreeing,
    arrivedAt: receivedAt.get(owner) ?? null,
  });
  if (standard === 'erc721') {
    const result = judge(readings, ownerRead(contract, tokenId), ownerOf);
    const last = [...receivedAt.keys()][0];
    const owner = 'value' in result ? result.value : null;
    if (owner !== null && accounts.has(owner)) return [as(owner, 1n, result)];
    // One node's answer alone does not make it another owner's.
    return result.agreement === 'agreed' || last === undefined ? [] : [as(last, null, result)];
  }
  return [...receivedAt.keys()].flatMap((account) => {
    const result = judge(readings, balanceRead(contract, tokenId, account), unitsOf);
    const units = 'value' in result ? result.value : null;
    if (units !== 0n) return [as(account, units, result)];
    return result.agreement === 'agreed' ? [] : [as(account, null, result)];
  });
}

function judge<Value extends bigint | string | null>(
  readings: NodeResponses<IsolatedReads>,
  read: ContractCall,
  valueOf: (answer: string | null) => Value,
): QuorumResult<Value> {
  return readings.judge(({ of }) => {
    const answer = of(read);
    return answer === undefined ? undefined : valueOf(answer);
  });
}

/** Returns the reads of each contract; contracts that the user has dealt with come first. */
function readsOf(candidates: readonly NftCandidate[]): readonly ContractReads[] {
  const ordered = candidates.toSorted((one, other) => Number(one.isUnverified) - Number(other.isUnverified));
  const byContract = new Map<string, NftCandidate[]>();
  for (const candidate of ordered) {
    const contract = candidate.contract.toLowerCase();
    byContract.set(contract, [...(byContract.get(contract) ?? []), candidate]);
  }
  return [...byContract].map(([contract, nfts]) => ({
    wanted: nfts.flatMap(({ tokenId, standard, receivedAt }) =>
      standard === 'erc721'
        ? [ownerRead(contract, tokenId)]
        : [...receivedAt.keys()].map((account) => balanceRead(contract, tokenId, account)),
    ),
    facts: [tokenSelectors.name, tokenSelectors.symbol].map((data) => ({ to: contract, data })),
  }));
}

function ownerRead(contract: string, tokenId: string): ContractCall {
  return { to: contract, data: `${tokenSelectors.ownerOf}${word(BigInt(tokenId))}` };
}

function balanceRead(contract: string, tokenId: string, account: string): ContractCall {
  return {
    to: contract,
    data: `${tokenSelectors.balanceOfId}${word(BigInt(account))}${word(BigInt(tokenId))}`,
  };
}

/** Returns the owner in lower case; null if the contract names none: it was burnt, or does not exist. */
function ownerOf(answer: string | null): string | null {
  const owner = readUint(answer);
  return owner === undefined || owner === 0n || owner >> 160n !== 0n ? null : addressInWord(owner);
}

function unitsOf(answer: string | null): bigint | null {
  return readUint(answer) ?? null;
}
