import type { NftsQuestion } from '@everything-wallet/core/schemas/nfts';
import { nftsAnswerSchema, type NftsAnswer } from '@everything-wallet/core/schemas/nftsAnswer';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { withoutNeedlessInvisibles } from '@everything-wallet/core/strings/withoutNeedlessInvisibles';
import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { partError } from '../../../lib/firebase/partError.ts';
import { knownToken, loadTokenList } from '../../../lib/tokens/tokenList.ts';

/** Longer than the default timeout, in ms: nodes are queried about each NFT. */
const TIMEOUT_MS = 30_000;

const call = callable(refreshWallet, TIMEOUT_MS);

/** Limits how many networks are queried at once. */
const limiter = new Limiter({ concurrency: 3 });

/**
 * Requests a page of the NFTs that some accounts hold on a network.
 *
 * @throws CallableError, with the time to wait when a rate limit applies
 */
export function askNfts(question: NftsQuestion): Promise<NftsAnswer> {
  return limiter.run(async () => {
    const { nfts: part } = await call({ nfts: question });
    if (!part) throw new CallableError('data-loss', 'The answer is malformed');
    if ('failure' in part) throw partError(part.failure);
    const { data, error } = nftsAnswerSchema.safeParse(part.answer);
    if (!data) throw new CallableError('data-loss', 'The answer is malformed', { cause: error });
    // A known token reported as an NFT could be sold for the price of one.
    const { chainId } = networkByRpcName(question.network);
    await loadTokenList().catch((cause: unknown) => logProblem('The token list could not be loaded', cause));
    return {
      ...data,
      nfts: data.nfts.filter(({ contract }) => !knownToken(chainId, contract)),
      collections: data.collections.map((one) => ({
        ...one,
        name: withoutNeedlessInvisibles(one.name).trim(),
        symbol: withoutNeedlessInvisibles(one.symbol).trim(),
      })),
    };
  });
}
