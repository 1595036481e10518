import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { MOST_METADATA } from '@everything-wallet/core/callables/nfts';
import {
  nftMetadataAnswerSchema,
  type NftMetadataAnswer,
} from '@everything-wallet/core/callables/nftsAnswer';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { withoutInvisibleCharacters } from '@everything-wallet/core/texts/plainText';
import { CallableError } from '../firebase/CallableError.ts';
import { patientCallable } from '../firebase/patientCallable.ts';

/** What an NFT's contract says of it, as it is shown in lists: all of it is anybody's word. */
export interface ToldNft {
  /** Of the NFT, and of its collection, without what nobody sees; empty where there is none. */
  readonly name: string;
  readonly collection: string;
  /** When its metadata was fetched, in ms since 1970; undefined where that names no picture. */
  readonly pictureOf: number | undefined;
}

interface Question {
  readonly network: RpcName;
  readonly contract: string;
  readonly tokenId: string;
  readonly answer: (told: ToldNft) => void;
  readonly fail: (error: unknown) => void;
}

const call = patientCallable(refreshWallet);

let waiting: Question[] = [];

/**
 * Asks what an NFT's contract says of it, in one call with the others of its network that are asked about in the same moment.
 *
 * @throws CallableError
 */
export function askNftMetadata(network: RpcName, contract: string, tokenId: string): Promise<ToldNft> {
  return new Promise((answer, fail) => {
    waiting.push({ network, contract, tokenId, answer, fail });
    if (waiting.length === 1) setTimeout(askAll, 0);
  });
}

function askAll(): void {
  let left = waiting;
  waiting = [];
  while (left[0]) {
    const { network } = left[0];
    const together = left.filter((question) => question.network === network).slice(0, MOST_METADATA);
    left = left.filter((question) => !together.includes(question));
    void askTogether(network, together);
  }
}

async function askTogether(network: RpcName, questions: readonly Question[]): Promise<void> {
  try {
    const items = questions.map(({ contract, tokenId }) => ({ contract, tokenId }));
    const { nftMetadata: part } = await call({ nftMetadata: { network, items } });
    if (!part) throw new CallableError('data-loss', 'The answer is malformed');
    if ('failure' in part) {
      const { code, message, details } = part.failure;
      throw new CallableError(code, message, { ...details });
    }
    const { data, error } = nftMetadataAnswerSchema.safeParse(part.answer);
    if (!data) throw new CallableError('data-loss', 'The answer is malformed', { cause: error });
    for (const { contract, tokenId, answer, fail } of questions) {
      const told = data.items.find(
        (item) => sameAddress(item.contract, contract) && item.tokenId === tokenId,
      );
      if (told) answer(toldOf(told));
      else fail(new CallableError('data-loss', 'The answer is malformed'));
    }
  } catch (error) {
    for (const { fail } of questions) fail(error);
  }
}

function toldOf({ collection, metadata }: NftMetadataAnswer['items'][number]): ToldNft {
  return {
    name: plainLine(metadata?.name ?? ''),
    collection: plainLine(collection),
    pictureOf: metadata?.hasPicture === true ? metadata.fetchedAt : undefined,
  };
}

function plainLine(text: string): string {
  return withoutInvisibleCharacters(text.replaceAll(/\s+/g, ' ')).trim();
}
