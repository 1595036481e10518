import { checkSends } from '../nfts/checkSends.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Sends NFTs on a local chain, and checks the chain after each (decision 56). */
export const nftSends: QualitySuite = {
  claim:
    'An NFT you send reaches its recipient and nothing else moves, for ERC-721 and ERC-1155. Sending it twice, or more units than you hold, fails.',
  async work(run) {
    const tally = new Tally(run.log);
    await tally.part('20 NFTs that are sent', () => checkSends(run, tally));
    return tally.counts;
  },
};
