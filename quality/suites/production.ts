import { checkApi } from '../production/checkApi.ts';
import { checkAppCheck } from '../production/checkAppCheck.ts';
import { checkBrowser } from '../production/checkBrowser.ts';
import { checkChat } from '../production/checkChat.ts';
import {
  checkAccounts,
  checkCertificateServer,
  checkClock,
  checkDeadNode,
  checkPriceLimit,
  checkSlowDatabase,
} from '../production/checkFaults.ts';
import { checkParams } from '../production/checkParams.ts';
import { checkHosting } from '../production/checkHosting.ts';
import { checkLogs } from '../production/checkLogs.ts';
import { checkMaintenance } from '../production/checkMaintenance.ts';
import { checkMoneyPath } from '../production/checkMoneyPath.ts';
import { checkTokens } from '../production/checkTokens.ts';
import { StandIn } from '../production/StandIn.ts';
import { Tally } from '../production/Tally.ts';
import { askTooLate, checkTooLate } from '../production/tooLate.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const HOUR_MS = 3_600_000;

/**
 * Runs the product as it is deployed: the uploaded folder in the functions framework behind Hosting's and the functions' front
 * ends, outside of every emulator's debug mode, with ID tokens that are verified.
 */
export const production: QualitySuite = {
  claim:
    'On a stand-in for production, sending, the API, the chat and all pages work. Bad tokens are refused. Outages of nodes, database, prices, certificates, accounts and clocks end in a clear error with nothing sent, and no secret is logged.',
  gaps: [
    'The stand-in replaces Firebase, Hosting and the networks; no run against a real project is recorded.',
  ],
  async work(run) {
    const standIn = await StandIn.start(run);
    const tally = new Tally(run.log);
    // It takes a minute, which the others take as well.
    const lateAnswers = askTooLate();
    lateAnswers.catch(() => undefined);
    await tally.part('Hosting', () => checkHosting(standIn, tally));
    await tally.part('the money path', () => checkMoneyPath(standIn, tally));
    await tally.part('a browser', () => checkBrowser(standIn, tally));
    for (const [name, offset] of [
      ['an hour ahead', HOUR_MS],
      ['an hour behind', -HOUR_MS],
    ] as const)
      await tally.part(`a browser whose clock is ${name}`, () => checkBrowser(standIn, tally, offset));
    await tally.part('the REST API', () => checkApi(standIn, tally));
    await tally.part('the support chat', () => checkChat(standIn, tally));
    await tally.part('the maintenance switch', () => checkMaintenance(standIn, tally));
    await tally.part('refused tokens', () => checkTokens(standIn, tally));
    await tally.part('App Check', () => checkAppCheck(standIn, tally));
    await tally.part('a certificate server that does not answer', () =>
      checkCertificateServer(standIn, tally),
    );
    await tally.part('accounts that cannot be looked up', () => checkAccounts(standIn, tally));
    await tally.part('a clock that is off', () => checkClock(standIn, tally));
    await tally.part('CoinGecko at 429 for an hour', () => checkPriceLimit(standIn, tally));
    await tally.part('a dead node', () => checkDeadNode(standIn, tally));
    await tally.part('a slow database', () => checkSlowDatabase(standIn, tally));
    await tally.part('params missing or malformed', () => checkParams(standIn, tally));
    await tally.part('a function that is too late', async () => checkTooLate(await lateAnswers, tally));
    await tally.part('logs', () => checkLogs(standIn, tally));
    return tally.counts;
  },
};
