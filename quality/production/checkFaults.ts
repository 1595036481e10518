import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { getTokenPrices } from '@everything-wallet/core/callables/getTokenPrices';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { networks } from '@everything-wallet/core/networks/networks';
import { setTimeout as sleep } from 'node:timers/promises';
import { keccak256, Wallet } from 'ethers';
import { apiOf } from './apiOf.ts';
import { mine, nonceOf, setBalance, setCode } from './chains.ts';
import { signCoins } from './signCoins.ts';
import { standInWebKey } from './standInProject.ts';
import type { StandIn } from './StandIn.ts';
import { StandInUser, type CallAnswer } from './StandInUser.ts';
import type { Tally } from './Tally.ts';
import { UserDocuments } from './UserDocuments.ts';

const [, NETWORK] = networks;
const COIN = 10n ** 18n;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Code of a contract that always reverts: PUSH1 0, PUSH1 0, REVERT. */
const REVERT = '0x60006000fd';

/** Maximum ms until a refusal, with a cold start. */
const BOUNDED_MS = 12_000;

/** Milliseconds until a changed clock is effective everywhere. */
const CLOCK_MS = 300;

/** Message for a session that cannot be checked. */
const UNKNOWN = 'Your session could not be checked. Please try again in a minute.';

/** Creates a user with a signed transfer that is not sent. */
async function readyToSend(standIn: StandIn) {
  const user = StandInUser.signUp(standIn);
  const { account } = await user.finishSetup();
  await setBalance(standIn, NETWORK.rpcName, account.address, COIN);
  const { signedTransaction } = await signCoins(user, account, NETWORK, Wallet.createRandom().address, 1n);
  const data = { signedTransaction, network: NETWORK.rpcName };
  const isNothingSent = async () =>
    (await nonceOf(standIn, NETWORK.rpcName, account.address)) === 0 &&
    (await new UserDocuments(standIn, user.idToken).transactionsOf(user.user.uid)).length === 0;
  return { user, address: account.address, data, isNothingSent };
}

function says({ status, error, ms }: CallAnswer, expected: number, message: string): boolean {
  return status === expected && error?.message === message && ms < BOUNDED_MS;
}

const told = ({ status, error, ms }: CallAnswer) =>
  `${status} ${error?.message ?? ''} after ${Math.round(ms)} ms`;

/** Checks that with a silent, broken or closed certificate server every call is refused in bounded time, without asking users to sign in. */
export async function checkCertificateServer(standIn: StandIn, tally: Tally): Promise<string> {
  const { user, address, data, isNothingSent } = await readyToSend(standIn);
  const question = { address, network: NETWORK.rpcName };
  let slowest = 0;
  for (const mood of ['silent', 'unavailable', 'closed'] as const) {
    // New processes have no certificates yet.
    await standIn.restart();
    standIn.google.certificatesMood = mood;
    const answers = await Promise.all([
      user.ask('sendTransaction', data),
      user.ask('getBalance', question),
      user.ask('generateApiKey', {}),
    ]);
    const warm = await Promise.all(Array.from({ length: 20 }, () => user.ask('sendTransaction', data)));
    for (const answer of [...answers, ...warm]) {
      tally.expect(says(answer, 503, UNKNOWN), `certificates ${mood}: ${told(answer)}`);
    }
    slowest = Math.max(slowest, ...warm.map(({ ms }) => ms));
    const chat = await fetch(`${standIn.functionsUrl}/supportChat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.idToken}` },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Hello' }] }),
      signal: AbortSignal.timeout(BOUNDED_MS),
    });
    const { error } = (await chat.json()) as { error?: string };
    tally.expect(
      chat.status === 502 && error === UNKNOWN,
      `chat, certificates ${mood}: ${chat.status} ${error ?? ''}`,
    );
    tally.expect(await isNothingSent(), `certificates ${mood}: something was sent`);
    standIn.google.certificatesMood = 'well';
    const { balance } = await user.call(getBalance, question);
    tally.expect(balance === '1', `certificates ${mood}, then well: ${balance}`);
    // Cached certificates work until they expire.
    standIn.google.certificatesMood = mood;
    tally.expect((await user.ask('getBalance', question)).status === 200, `certificates known, then ${mood}`);
    standIn.google.certificatesMood = 'well';
  }
  tally.expect((await user.ask('sendTransaction', data)).status === 200, 'certificates well: not sent');
  return `refused within ${(slowest / 1_000).toFixed(1)} s`;
}

/** Checks that while accounts cannot be looked up, page and API send nothing and refuse in bounded time, and send afterwards. */
export async function checkAccounts(standIn: StandIn, tally: Tally): Promise<string> {
  const { user, address, data, isNothingSent } = await readyToSend(standIn);
  const api = await apiOf(standIn, user);
  let slowest = 0;
  for (const mood of ['silent', 'unavailable', 'closed'] as const) {
    standIn.google.accountsMood = mood;
    const [called, asked] = await Promise.all([user.ask('sendTransaction', data), api('/transaction', data)]);
    tally.expect(says(called, 503, UNKNOWN), `accounts ${mood}: ${told(called)}`);
    const isTold = asked.status === 503 && asked.body['code'] === 'service_unavailable';
    const isSoon = asked.ms < BOUNDED_MS;
    tally.expect(isTold && isSoon, `accounts ${mood}, API: ${asked.status} after ${Math.round(asked.ms)} ms`);
    // Reads do not look up the account.
    const balance = await user.ask('getBalance', { address, network: NETWORK.rpcName });
    tally.expect(balance.status === 200, `accounts ${mood}, balance: ${told(balance)}`);
    slowest = Math.max(slowest, called.ms, asked.ms);
  }
  standIn.google.accountsMood = 'well';
  const account = standIn.google.accounts.get(user.user.uid);
  if (!account) throw new Error('The account is gone');
  account.disabled = true;
  const [called, asked] = [await user.ask('sendTransaction', data), await api('/transaction', data)];
  const ENDED = 'Your session has ended. Sign in again.';
  tally.expect(says(called, 401, ENDED), `a disabled account: ${told(called)}`);
  const isRefused = asked.status === 401 && asked.body['code'] === 'key_revoked';
  tally.expect(isRefused, `a disabled account, API: ${asked.status} ${String(asked.body['code'])}`);
  tally.expect(await isNothingSent(), 'accounts: something was sent');
  account.disabled = false;
  const after = await api('/transaction', data);
  tally.expect(after.status === 200, `an account that is itself again, API: ${after.status}`);
  return `refused within ${(slowest / 1_000).toFixed(1)} s`;
}

/** Checks that functions whose clock is an hour off refuse tokens of the real time, and accept those of their own. */
export async function checkClock(standIn: StandIn, tally: Tally): Promise<string> {
  await standIn.restart({ hasOwnClock: true });
  const user = StandInUser.signUp(standIn);
  const { account } = await user.finishSetup();
  const question = { address: account.address, network: NETWORK.rpcName };
  for (const offset of [HOUR_MS + MINUTE_MS, -HOUR_MS]) {
    standIn.setClock(offset);
    await sleep(CLOCK_MS);
    const refused = await user.ask('getBalance', question);
    tally.expect(says(refused, 401, 'Sign in to continue.'), `clock off by ${offset} ms: ${told(refused)}`);
    const claims = standIn.authority.claims(user.user, Date.now() + offset);
    const ofThatTime = standIn.authority.mint(user.user, claims);
    const answered = await user.ask('getBalance', question, ofThatTime);
    tally.expect(
      answered.status === 200,
      `clock off by ${offset} ms, a token of that time: ${told(answered)}`,
    );
  }
  // The usual clock error of phones and laptops is tolerated.
  for (const offset of [-4 * MINUTE_MS, 4 * MINUTE_MS]) {
    standIn.setClock(offset);
    await sleep(CLOCK_MS);
    const answered = await user.ask('getBalance', question);
    tally.expect(answered.status === 200, `clock off by ${offset} ms: ${told(answered)}`);
  }
  await standIn.restart();
  return 'an hour and four minutes, each way';
}

/** Checks an hour of refusals by CoinGecko: the last prices, then a message, few requests meanwhile, and prices again afterwards. */
export async function checkPriceLimit(standIn: StandIn, tally: Tally): Promise<string> {
  await standIn.restart({ hasOwnClock: true });
  const user = StandInUser.signUp(standIn);
  const { prices } = standIn;
  const ask = (offset: number) => {
    const claims = standIn.authority.claims(user.user, Date.now() + offset);
    return user.ask('getTokenPrices', { symbols: ['ETH'] }, standIn.authority.mint(user.user, claims));
  };
  tally.expect((await ask(0)).status === 200, 'no prices before');
  const { account } = await user.finishSetup();
  prices.isLimiting = true;
  const askedBefore = prices.askedAt.length;
  let old = 0;
  for (let minute = 1; minute <= 60; minute += 1) {
    standIn.setClock(minute * MINUTE_MS);
    await sleep(CLOCK_MS);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(minute * MINUTE_MS)));
    for (const answer of answers) {
      const isOld = answer.status === 200 && minute <= 5;
      const isSaid = says(answer, 503, 'Prices are not available right now. Please try again in a minute.');
      tally.expect(isOld || (isSaid && minute >= 5), `minute ${minute} of 429: ${told(answer)}`);
      if (isOld) old += 1;
    }
  }
  // An open wallet still shows its balance.
  const claims = standIn.authority.claims(user.user, Date.now() + HOUR_MS);
  const whole = await user.ask(
    'refreshWallet',
    {
      balances: [{ address: account.address, network: NETWORK.rpcName }],
      prices: { symbols: ['ETH'] },
    },
    standIn.authority.mint(user.user, claims),
  );
  const parts = refreshWallet.output.safeParse(whole.result).data;
  const [balance] = parts?.balances ?? [];
  tally.expect(
    balance !== undefined && 'answer' in balance && parts?.prices !== undefined && 'failure' in parts.prices,
    `an open wallet after an hour of 429: ${told(whole)}`,
  );
  tally.expect(old >= 15, `only ${old} answers with the last prices`);
  const questions = prices.askedAt.length - askedBefore;
  tally.expect(questions <= 15, `${questions} questions in an hour of 429`);
  prices.isLimiting = false;
  standIn.setClock(66 * MINUTE_MS);
  await sleep(CLOCK_MS);
  const after = await ask(66 * MINUTE_MS);
  tally.expect(after.status === 200, `five minutes after the hour: ${told(after)}`);
  // That clock wrote future times for the other instances.
  await fetch(`${standIn.documentsUrl}/price_quotes/coingecko`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  await standIn.restart();
  const { source } = await user.call(getTokenPrices, { symbols: ['ETH'] });
  tally.expect(source === 'coingecko', 'no prices afterwards');
  return `${questions} questions in that hour`;
}

/** Checks that everything works with one of two nodes dead or silent, and that with both calls fail in bounded time and send nothing. */
export async function checkDeadNode(standIn: StandIn, tally: Tally): Promise<string> {
  const [first, second] = standIn.nodes[NETWORK.rpcName];
  let slowest = 0;
  for (const fault of ['isDown', 'isSilent'] as const) {
    for (const node of [first, second]) {
      const { user, address, data } = await readyToSend(standIn);
      // A single node counts only if its latest block is recent; the local chain mines only on request.
      await mine(standIn, NETWORK.rpcName, 1);
      node[fault] = true;
      const answers = {
        balance: await user.ask('getBalance', { address, network: NETWORK.rpcName }),
        sending: await user.ask('sendTransaction', data),
        settling: await user.ask('reconcileTransactions', {}),
      };
      for (const [what, answer] of Object.entries(answers)) {
        const isGood = answer.status === 200 && answer.ms < BOUNDED_MS;
        tally.expect(isGood, `one node ${fault}, ${what}: ${told(answer)}`);
        slowest = Math.max(slowest, answer.ms);
      }
      const [record] = await new UserDocuments(standIn, user.idToken).transactionsOf(user.user.uid);
      const status = record?.['status']?.['stringValue'];
      tally.expect(status === 'completed', `one node ${fault}, the record: ${String(status)}`);
      node[fault] = false;
    }
  }
  await checkFailedByOne(standIn, tally);
  const { user, address, data } = await readyToSend(standIn);
  first.isDown = second.isDown = true;
  const balance = await user.ask('getBalance', { address, network: NETWORK.rpcName });
  const UNAVAILABLE = 'The network did not answer. Please try again.';
  tally.expect(says(balance, 503, UNAVAILABLE), `both nodes dead, balance: ${told(balance)}`);
  const sent = await user.ask('sendTransaction', data);
  // A node that closed the connection may have accepted it, so the answer must not claim that nothing was sent.
  const isTold = sent.status === 503 && (sent.error?.message ?? '').startsWith('The network did not');
  tally.expect(isTold && sent.ms < BOUNDED_MS, `both nodes dead, sending: ${told(sent)}`);
  first.isDown = second.isDown = false;
  // The record may exist: it is written before the broadcast, and a silent node may have accepted the transaction.
  tally.expect(
    (await nonceOf(standIn, NETWORK.rpcName, address)) === 0,
    'both nodes dead: something was sent',
  );
  return `answered within ${(slowest / 1_000).toFixed(1)} s`;
}

/**
 * Checks a transfer without effect while one of two nodes answers: the API reports it failed only when both nodes do, at
 * any number of confirmations, since users send failed transfers again (decision 12).
 */
async function checkFailedByOne(standIn: StandIn, tally: Tally): Promise<void> {
  const { rpcName, chainId, confirmations } = NETWORK;
  const [first] = standIn.nodes[rpcName];
  const user = StandInUser.signUp(standIn);
  const { account } = await user.finishSetup();
  const api = await apiOf(standIn, user);
  await setBalance(standIn, rpcName, account.address, COIN);
  const to = Wallet.createRandom().address;
  await setCode(standIn, rpcName, to, REVERT);
  const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 9n, gasLimit: 60_000n };
  const bytes = await account.signTransaction({ type: 2, chainId, to, value: 1n, nonce: 0, ...fees });
  const sent = await api('/transaction', { signedTransaction: bytes, network: rpcName });
  tally.expect(sent.status === 200, `a transfer without effect was not sent: ${sent.status}`);
  const expectStatus = async (expected: string, when: string) => {
    const { body } = await api(`/transaction/${keccak256(bytes)}?network=${rpcName}`);
    tally.expect(
      body['status'] === expected,
      `a transfer without effect, ${when}: ${String(body['status'])}`,
    );
  };
  first.isDown = true;
  await expectStatus('pending', 'by the word of one node of two');
  first.isDown = false;
  await expectStatus('failed', 'by the word of both');
  await mine(standIn, rpcName, confirmations - 1);
  first.isDown = true;
  await expectStatus('pending', 'by the word of one, as deep as its network asks for');
  first.isDown = false;
}

/** Checks that with Firestore 5 s late reads work, and sends fail in bounded time, send nothing, and work again afterwards. */
export async function checkSlowDatabase(standIn: StandIn, tally: Tally): Promise<string> {
  const { user, address, data, isNothingSent } = await readyToSend(standIn);
  const api = await apiOf(standIn, user);
  // Connects the functions before Firestore becomes slow.
  tally.expect((await api('/networks')).status === 200, 'the API before the database is slow');
  await user.ask('sendTransaction', { ...data, signedTransaction: '0x02' });
  const question = { address, network: NETWORK.rpcName };
  standIn.database.delayMs = 5_000;
  const balance = await user.ask('getBalance', question);
  tally.expect(balance.status === 200 && balance.ms < BOUNDED_MS, `slow database, balance: ${told(balance)}`);
  const sent = await user.ask('sendTransaction', data);
  const NOTHING = 'Our database did not answer, so nothing was sent. Please try again.';
  tally.expect(says(sent, 503, NOTHING), `slow database, sending: ${told(sent)}`);
  tally.expect((await nonceOf(standIn, NETWORK.rpcName, address)) === 0, 'slow database: something was sent');
  const { signedTransaction, network } = data;
  for (const asked of [await api('/networks'), await api('/transaction', { signedTransaction, network })]) {
    const { status, body, ms } = asked;
    const isTold = status === 503 && body['code'] === 'service_unavailable' && ms < BOUNDED_MS;
    tally.expect(isTold, `slow database, API: ${status} ${String(body['code'])} after ${Math.round(ms)} ms`);
  }
  tally.expect(
    (await nonceOf(standIn, NETWORK.rpcName, address)) === 0,
    'slow database: the API sent something',
  );
  const chat = await fetch(`${standIn.functionsUrl}/supportChat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${standInWebKey}` },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'How do I send?' }] }),
    signal: AbortSignal.timeout(2 * BOUNDED_MS),
  });
  tally.expect(chat.status === 200, `slow database, chat: ${chat.status}`);
  await chat.arrayBuffer();
  standIn.database.delayMs = 0;
  // Waits for the delayed writes to arrive.
  await sleep(6_000);
  const after = await user.ask('sendTransaction', data);
  tally.expect(after.status === 200, `the database is itself again: ${told(after)}`);
  tally.expect(!(await isNothingSent()), 'the database is itself again: nothing was sent');
  return `refused after ${(sent.ms / 1_000).toFixed(1)} s`;
}
