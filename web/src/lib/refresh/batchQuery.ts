import type { CallableContract } from '@everything-wallet/core/callables/CallableContract';
import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { getTokenBalance } from '@everything-wallet/core/callables/getTokenBalance';
import { incomingAnswerSchema, incomingQuestionSchema } from '@everything-wallet/core/schemas/incomingScan';
import {
  holdingsAnswerSchema,
  holdingsQuestionSchema,
  MAX_HOLDINGS,
} from '@everything-wallet/core/schemas/holdings';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import { reconcileTransactions } from '@everything-wallet/core/callables/reconcileTransactions';
import {
  MAX_BALANCES,
  refreshWallet,
  type PartFailure,
} from '@everything-wallet/core/callables/refreshWallet';
import {
  tokenPricesAnswerSchema,
  tokenPricesQuestionSchema,
} from '@everything-wallet/core/schemas/tokenPrices';
import type { z } from 'zod';
import { callable } from '../firebase/callable.ts';
import { CallableError } from '../firebase/CallableError.ts';
import { partError } from '../firebase/partError.ts';
import { maintenanceState } from '../maintenance/maintenanceState.ts';
import { sessionEnd } from '../session/sessionEnd.ts';
import { loadTokenList } from '../tokens/tokenList.ts';
import { withCheckedDecimals } from '../tokens/withCheckedDecimals.ts';
import { withKnownFacts } from '../tokens/withKnownFacts.ts';

/** Kinds of polled requests, and their parts in the answer of `refreshWallet`. */
const kinds = {
  balances: kind(getBalance, MAX_BALANCES),
  tokenBalances: kind(getTokenBalance, MAX_BALANCES),
  settling: kind(reconcileTransactions, 1),
  // These two have no callable: the requirements (docs/product.md §7) name none.
  holdings: {
    contract: { input: holdingsQuestionSchema, output: holdingsAnswerSchema },
    max: MAX_HOLDINGS,
  },
  incoming: {
    contract: { input: incomingQuestionSchema, output: incomingAnswerSchema },
    max: 1,
  },
  // Nor has this one.
  tokenPrices: {
    contract: { input: tokenPricesQuestionSchema, output: tokenPricesAnswerSchema },
    max: 1,
  },
};

type KindName = keyof typeof kinds;
type InputOf<Name extends KindName> = z.input<(typeof kinds)[Name]['contract']['input']>;
type OutputOf<Name extends KindName> = z.output<(typeof kinds)[Name]['contract']['output']>;

function kind<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  max: number,
) {
  return { contract, max, callAlone: callable(contract) };
}

/** A request in the queue. */
interface Question {
  readonly kind: KindName;
  readonly input: unknown;
  readonly answer: (answer: unknown) => void;
  readonly fail: (error: unknown) => void;
}

const callTogether = callable(refreshWallet);

/** Longest time a request waits for announced ones, in ms: listeners deliver their input within a moment. */
export const GATHERING_MS = 150;

let waiting: Question[] = [];
let announced = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Rate limits of the current session, by kind, with their ends. */
let refusals = new Map<KindName, { readonly error: CallableError; readonly until: number }>();

// The next user has sent no request yet, and none is sent for a user who signed out.
sessionEnd.addEventListener('end', () => {
  const left = waiting;
  waiting = [];
  clearTimeout(timer);
  timer = undefined;
  refusals = new Map();
  for (const { fail } of left) fail(new CallableError('cancelled', ''));
});

/**
 * Sends a request, in one call with all others of the same moment and those announced; a single one uses its
 * own callable.
 *
 * After a rate-limit error, requests of that kind fail with the same error, without a call, until the
 * server's retry time is over.
 *
 * @throws CallableError
 */
export function batchQuery<Name extends KindName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  const ofSession = refusals;
  const refusal = ofSession.get(name);
  if (refusal && Date.now() < refusal.until) return Promise.reject(refusal.error);
  if (name === 'holdings') preloadTokenList(input as InputOf<'holdings'>);
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      if (error instanceof CallableError && error.retryAfterSeconds !== undefined) {
        ofSession.set(name, { error, until: Date.now() + error.retryAfterSeconds * 1_000 });
      }
      reject(error instanceof Error ? error : new CallableError('internal', ''));
    };
    waiting.push({
      kind: name,
      input,
      answer: (answer) => resolve(withKnownTokens(name, input, answer) as OutputOf<Name>),
      fail,
    });
    if (waiting.length === 1) queueMicrotask(sendUnlessAnnounced);
  });
}

/** Loads the token list while the server answers about a token that is not in the wallet's own table. */
function preloadTokenList({ network, tokens = [] }: InputOf<'holdings'>): void {
  const { chainId } = networkByRpcName(network);
  // A failure is reported once the answer needs the list (`withKnownFacts`).
  if (tokens.some((contract) => !builtInToken(chainId, contract))) loadTokenList().catch(() => undefined);
}

/** Replaces facts about known tokens in an answer by the wallet's own. */
function withKnownTokens(name: KindName, input: unknown, answer: unknown): unknown {
  switch (name) {
    case 'holdings':
      return withKnownFacts((input as InputOf<'holdings'>).network, answer as OutputOf<'holdings'>);
    case 'tokenBalances':
      return withCheckedDecimals(input as InputOf<'tokenBalances'>, answer as OutputOf<'tokenBalances'>);
    default:
      return answer;
  }
}

/**
 * Announces more requests whose input is not known yet: others wait for them, at most `GATHERING_MS`, so that
 * one call answers all.
 *
 * @returns ends the announcement, once the requests are sent or dropped
 */
export function announceQuestions(): () => void {
  announced += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    announced -= 1;
    // The announced requests are queued in this task.
    if (waiting.length > 0) queueMicrotask(sendUnlessAnnounced);
  };
}

function sendUnlessAnnounced(): void {
  if (announced === 0) sendAll();
  else if (waiting.length > 0) timer ??= setTimeout(sendAll, GATHERING_MS);
}

function sendAll(): void {
  clearTimeout(timer);
  timer = undefined;
  let left = waiting;
  waiting = [];
  while (left.length > 0) {
    const counts: Partial<Record<KindName, number>> = {};
    const networks = new Set<string>();
    const call = left.filter(({ kind: name, input }) => {
      if (name === 'holdings') {
        // A call has each network once; further accounts on it need another call.
        const { network } = input as InputOf<'holdings'>;
        if (networks.has(network)) return false;
        networks.add(network);
      }
      counts[name] = (counts[name] ?? 0) + 1;
      return counts[name] <= kinds[name].max;
    });
    left = left.filter((question) => !call.includes(question));
    const [first, ...others] = call;
    if (first) void (others.length === 0 ? sendOne(first) : sendBatch(call));
  }
}

async function sendOne(question: Question): Promise<void> {
  const { kind: name, input, answer, fail } = question;
  const own = kinds[name];
  if (!('callAlone' in own)) return sendBatch([question]);
  const ask: (input: never) => Promise<unknown> = own.callAlone;
  return ask(input as never).then(answer, fail);
}

async function sendBatch(questions: readonly Question[]): Promise<void> {
  const of = (name: KindName) => questions.filter(({ kind: own }) => own === name);
  const inputsOf = <Name extends KindName>(name: Name) => of(name).map(({ input }) => input as InputOf<Name>);
  const [settling] = inputsOf('settling');
  const holdings = inputsOf('holdings');
  const [received] = inputsOf('incoming');
  const [tokenPrices] = inputsOf('tokenPrices');
  try {
    const answers = await callTogether({
      balances: inputsOf('balances'),
      tokenBalances: inputsOf('tokenBalances'),
      ...(settling && { settling }),
      ...(holdings.length > 0 && { holdings }),
      ...(received && { incoming: received }),
      ...(tokenPrices && { tokenPrices }),
    });
    maintenanceState.update(answers.maintenance);
    hand(of('balances'), answers.balances);
    hand(of('tokenBalances'), answers.tokenBalances);
    hand(of('settling'), [answers.settling]);
    const held = of('holdings');
    const isBesideOthers = questions.length > held.length;
    const late = held.filter((_, index) => isBesideOthers && isLate(answers.holdings?.[index]));
    if (late.length > 0) void sendBatch(late);
    for (const [index, question] of held.entries()) {
      if (!late.includes(question)) hand([question], [answers.holdings?.[index]]);
    }
    // Not sent again where it is slower: the scan continues, and the next request receives its result.
    hand(of('incoming'), [answers.incoming]);
    // Slower than the balances. The server continues to load them, and a separate request waits for them.
    if (tokenPrices && !answers.tokenPrices && questions.length > 1) void sendBatch(of('tokenPrices'));
    else hand(of('tokenPrices'), [answers.tokenPrices]);
  } catch (error) {
    for (const { fail } of questions) fail(error);
  }
}

/** Returns true if a network was slower than the rest of the call: its own request waits for it. */
function isLate(part: { answer: unknown } | { failure: PartFailure } | undefined): boolean {
  return part !== undefined && 'failure' in part && part.failure.code === 'deadline-exceeded';
}

/** Resolves each request with its part of the answer. */
function hand(
  questions: readonly Question[],
  parts: readonly ({ answer: unknown } | { failure: PartFailure } | undefined)[],
): void {
  for (const [index, { answer, fail }] of questions.entries()) {
    const part = parts[index];
    if (!part) fail(new CallableError('data-loss', 'The answer is malformed'));
    else if ('failure' in part) fail(partError(part.failure));
    else answer(part.answer);
  }
}
