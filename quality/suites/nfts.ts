import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { checkMetadata } from '../nfts/checkMetadata.ts';
import { checkOwned } from '../nfts/checkOwned.ts';
import { checkPictures } from '../nfts/checkPictures.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Hostile metadata and pictures, and 200 NFTs on a local chain, each reported once (decision 53). */
export const nfts: QualitySuite = {
  claim:
    "Each NFT of an account is found once, with the owner and units the chain reports. Hostile metadata and pictures reach no internal address, run no script and stay within the function's memory.",
  async work(run) {
    await ensureChromium(run.family, run.log);
    const tally = new Tally(run.log);
    await tally.part('200 NFTs of three accounts', () => checkOwned(run, tally));
    await tally.part('hostile metadata', () => checkMetadata(run, tally));
    await tally.part('hostile pictures', () => checkPictures(run, tally));
    return tally.counts;
  },
};
