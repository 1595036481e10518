import type { FoundLog } from '../chain/Ledger.ts';
import { addressTopic } from '../abi/word.ts';
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from '../abi/transferTopics.ts';

/** Selection of logs in a scan for an address's transfers. */
export interface TransferSearch {
  /** The topics of each question, as eth_getLogs takes them. */
  readonly topicsOf: (address: string) => readonly (readonly (string | readonly string[] | null)[])[];
  /** Returns true for a wanted log, as its topics may be more precise than the request. */
  readonly isWanted: (log: FoundLog) => boolean;
}

const MULTI_TOKEN = [TRANSFER_SINGLE, TRANSFER_BATCH];

/** Topics of a transfer of ERC-721, whose token id is one of them; of ERC-20 there is one less. */
const TOPICS_OF_NFT = 4;
const TOPICS_OF_TOKEN = 3;

/** All that came to an address or went from it. */
export const allTransfers: TransferSearch = {
  topicsOf: (address) => {
    const own = addressTopic(address);
    return [
      [TRANSFER, own],
      [TRANSFER, null, own],
      [MULTI_TOKEN, null, own],
      [MULTI_TOKEN, null, null, own],
    ];
  },
  isWanted: () => true,
};

/** NFTs that came to an address. */
export const receivedNfts: TransferSearch = {
  topicsOf: (address) => {
    const own = addressTopic(address);
    return [
      [TRANSFER, null, own],
      [MULTI_TOKEN, null, null, own],
    ];
  },
  // A log without known topics is decided by its receipt.
  isWanted: ({ topics }) =>
    topics === undefined || topics[0]?.toLowerCase() !== TRANSFER || topics.length === TOPICS_OF_NFT,
};

/** ERC-20 tokens that came to an address. */
export const receivedTokens: TransferSearch = {
  topicsOf: (address) => [[TRANSFER, null, addressTopic(address)]],
  isWanted: ({ topics }) => topics === undefined || topics.length === TOPICS_OF_TOKEN,
};
