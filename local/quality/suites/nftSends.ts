import { checkSends } from '../nfts/checkSends.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** NFTs that are sent on a local chain, which is asked after each (decision 56). */
export const nftSends: QualitySuite = {
  async work(run) {
    const tally = new Tally(run.log);
    await tally.part('20 NFTs that are sent', () => checkSends(run, tally));
    return tally.counts;
  },
};
