import type { NftMetadataQuestion } from '@everything-wallet/core/schemas/nfts';
import { nftMetadataAnswerSchema, type NftMetadataAnswer } from '@everything-wallet/core/schemas/nftsAnswer';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { callable } from '../firebase/callable.ts';
import { CallableError } from '../firebase/CallableError.ts';
import { plainMetadata } from './plainMetadata.ts';
import { partError } from '../firebase/partError.ts';

/** Longest wait in ms: the server queries nodes, and then the metadata host, which may be slow. */
const TIMEOUT_MS = 40_000;

const call = callable(refreshWallet, TIMEOUT_MS);

const limiter = new Limiter({ concurrency: 2 });

/**
 * Requests the metadata of some NFTs. All of it is untrusted plain text.
 *
 * @throws CallableError, with the time to wait after a rate-limit error
 */
export function askNftMetadata(question: NftMetadataQuestion): Promise<NftMetadataAnswer['items']> {
  return limiter.run(async () => {
    const { nftMetadata: part } = await call({ nftMetadata: question });
    if (!part) throw new CallableError('data-loss', 'The answer is malformed');
    if ('failure' in part) throw partError(part.failure);
    const { data, error } = nftMetadataAnswerSchema.safeParse(part.answer);
    if (!data) throw new CallableError('data-loss', 'The answer is malformed', { cause: error });
    return data.items.map(plainMetadata);
  });
}
