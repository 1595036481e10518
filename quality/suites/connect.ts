import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { runRecorded } from '../runRecorded.ts';

/** Websites use the wallet in a browser, on the whole stack: hostile pages, libraries, dapps, tools, tabs, redirects, figures; the path of a page in Firefox. */
export const connect: QualitySuite = {
  claim:
    'A hostile page gets no signature and no account that was not shared. Unmodified viem, wagmi, ethers 5 and 6, web3.js and two public dapps, and cast, Hardhat and web3.py through `ew connect`, sign and send. Each event arrives once in each tab. Pages without windows use redirects. In Firefox, a plain page connects, signs, sends and redirects.',
  gaps: [
    'The test dapp of MetaMask treats wallets without the field `isMetaMask` as missing, so the suite sets it on the provider. The template of wagmi neither signs nor sends, and follows a change of chain that the suite makes.',
    'Only a plain page runs in Firefox. Hostile pages, libraries, dapps, tools and most figures run in Chromium only. No test runs in Safari.',
    'The window does not notice a page that leaves without a `bye`: Chromium has no close event for ports. Answers then reach no page.',
  ],
  needs: 'stack',
  async work(run) {
    await ensureChromium(run.family, run.log);
    return runRecorded(run, 'connect');
  },
};
