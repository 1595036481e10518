import type { Watched } from '@everything-wallet/core/schemas/simulation';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { judgeSimulation } from '@everything-wallet/core/simulation/judgeSimulation';
import { CallSimulator } from '../../functions/src/services/simulation/CallSimulator.ts';
import type { Receipt } from '../../functions/src/services/simulation/Effect.ts';
import { packPermit2 } from '../../functions/src/services/simulation/permit2Allowance.ts';
import { receiptIn } from '../../functions/src/services/simulation/receiptIn.ts';
import { watchKey } from '../../functions/src/services/simulation/watchKey.ts';
import type { Tally } from '../production/Tally.ts';
import { SENDER, type CallChain } from './CallChain.ts';
import type { CallCase } from './CallCase.ts';

/** Balances on the chain before or after a call. */
interface State {
  readonly coin: bigint;
  /** By `watchKey`. */
  readonly values: ReadonlyMap<string, bigint>;
}

/** Units of gas, and wei per gas beside the base fee, with which calls are simulated and made. */
const GAS = 500_000n;
const TIP = 10n ** 9n;

/** One way to simulate a call. */
export interface Way {
  readonly name: string;
  readonly simulator: CallSimulator;
  /** True if it must report every change. */
  readonly isWhole: boolean;
}

/**
 * Simulates each call in every way, then makes it, and compares the simulated outcome with the chain.
 *
 * @returns the number of calls that could not be simulated, over all ways, and of calls that failed
 */
export async function checkCalls(
  chain: CallChain,
  cases: readonly CallCase[],
  ways: readonly Way[],
  tally: Tally,
): Promise<{ readonly unknown: number; readonly failing: number; readonly unverified: number }> {
  const everything = new Map(cases.flatMap(({ watched }) => watched.map((one) => [watchKey(one), one])));
  const unique = [...everything.values()].filter(({ kind }) => kind !== 'erc721' && kind !== 'tokenApproval');
  const counts = { unknown: 0, failing: 0, unverified: 0 };
  for (const one of cases) {
    const { watched, name } = one;
    const all = new Map([...unique, ...watched].map((each) => [watchKey(each), each]));
    const trial = await makeCall(chain, one, ways, all);
    if (!trial.made?.succeeded) counts.failing += 1;
    for (const { way, answer } of trial.said) {
      const { outcome } = answer;
      if (answer.agreement !== 'agreed' || !outcome) {
        counts.unknown += 1;
        continue;
      }
      const byLog = contractsByLog(outcome);
      if (way.isWhole && byLog.size > 0) counts.unverified += 1;
      const problems = [
        ...outcomeProblems(outcome, way, trial),
        ...figureProblems(outcome, way, trial, one),
        ...(one.isHostile ? [] : receiptProblems(outcome, trial)),
        ...(way.isWhole && !one.isHostile && byLog.size > 0 ? ['a figure that nothing verifies'] : []),
        ...(!way.isWhole && outcome.movements.some(({ word }) => word === 'verified')
          ? ['a run that can be told from the chain verifies something']
          : []),
        ...digestProblems(chain, one, answer, trial.signed),
      ];
      tally.expect(problems.length === 0, `${way.name}: ${name}: ${problems.join('; ')}`);
    }
  }
  return counts;
}

type Outcome = NonNullable<SimulationAnswer['outcome']>;
type Trial = Awaited<ReturnType<typeof makeCall>>;

/** Simulates a call in every way, then makes it, with the state before and after. */
async function makeCall(
  chain: CallChain,
  { to, value, data, watched }: CallCase,
  ways: readonly Way[],
  all: ReadonlyMap<string, Watched>,
) {
  const maxFeePerGas = 2n * (await chain.baseFee()) + TIP;
  const fees = { maxFeePerGas, maxPriorityFeePerGas: TIP };
  const signed = { gasLimit: GAS, ...fees };
  const said: { way: Way; answer: SimulationAnswer }[] = [];
  for (const way of ways) {
    const question = { from: SENDER, to, value: value.toString(), data, watched: [...watched] };
    const chosen = Object.entries(signed).map(([field, wei]) => [field, wei.toString()] as const);
    said.push({
      way,
      answer: await way.simulator.simulate({ ...question, ...Object.fromEntries(chosen) }),
    });
  }
  const receipts = receiptIn({ chainId: chain.network.chainId, from: SENDER, to, value, data });
  const figures = [...all.values(), ...receipts];
  const before = await stateOf(chain, figures);
  const made = await chain.make({ from: SENDER, to, data, value, gas: GAS, ...fees }).catch(() => undefined);
  const after = await stateOf(chain, figures);
  return { all, receipts, signed, said, before, made, after };
}

/** Differences in success, coin and gas between an outcome and the executed call. */
function outcomeProblems(outcome: Outcome, way: Way, { made, before, after }: Trial): string[] {
  const problems: string[] = [];
  // Without a transaction, the sender had too little coin for it.
  const succeeded = made?.succeeded ?? false;
  if (outcome.succeeds !== succeeded) problems.push(`succeeds ${outcome.succeeds}, made ${succeeded}`);
  if (!succeeded && outcome.reason === null) problems.push('fails without a reason');
  const coin = after.coin - before.coin + (made?.feePaid ?? 0n);
  const isCoinLeftOut = outcome.coin === null && !way.isWhole;
  if (outcome.coin?.units !== coin.toString() && !isCoinLeftOut)
    problems.push(`coin ${outcome.coin?.units ?? 'unknown'}, chain ${coin}`);
  return way.isWhole ? [...problems, ...wholeProblems(outcome, made)] : problems;
}

/** Differences of a way that reports every change. */
function wholeProblems({ isWhole, gasUsed }: Outcome, made: Trial['made']): string[] {
  const isGasWrong = made?.succeeded === true && BigInt(gasUsed ?? 0) !== made.gasUsed;
  return [
    ...(isWhole ? [] : ['not whole']),
    ...(isGasWrong ? [`gas ${gasUsed ?? 'unknown'}, chain ${made.gasUsed}`] : []),
  ];
}

/** Differences between the figures of an outcome and those of the chain. */
function figureProblems(
  outcome: Outcome,
  way: Way,
  { all, before, after }: Trial,
  { watched, isHostile }: CallCase,
): string[] {
  const told = toldIn(outcome);
  const byLog = contractsByLog(outcome);
  const problems: string[] = [];
  for (const [key, each] of all) {
    const was = before.values.get(key) ?? 0n;
    const is = after.values.get(key) ?? 0n;
    const isHeld = ['erc20', 'erc721', 'erc1155'].includes(each.kind);
    const expected = was === is ? undefined : isHeld ? is - was : is;
    const figure = told.get(key);
    const isLeftOut = figure === undefined && !way.isWhole && !watched.includes(each);
    // Unverified values are marked, which is the expected answer for such contracts.
    const isMarked =
      isHostile && (!way.isWhole || (byLog.has(each.contract.toLowerCase()) && figure !== undefined));
    if (figure !== expected && !(figure === 0n && expected === undefined) && !isLeftOut && !isMarked)
      problems.push(`${key}: told ${figure ?? 'nothing'}, chain ${expected ?? 'nothing'}`);
    told.delete(key);
  }
  for (const [key, figure] of told) problems.push(`${key}: told ${figure}, and nothing of it on the chain`);
  return problems;
}

/** Differences between what the recipient of a token receives by an outcome and on the chain. */
function receiptProblems(
  { succeeds, receipts }: Outcome,
  { receipts: asked, before, after }: Trial,
): string[] {
  return asked.flatMap((one) => {
    const key = watchKey(one);
    const expected = (after.values.get(key) ?? 0n) - (before.values.get(key) ?? 0n);
    const told = receipts.find(({ recipient }) => recipient === one.recipient)?.units;
    const isRight = succeeds ? told === expected.toString() : told === undefined;
    return isRight ? [] : [`${key}: told ${told ?? 'nothing'}, chain ${expected}`];
  });
}

/** Differences between the call of an answer and the requested one. */
function digestProblems(
  chain: CallChain,
  { to, value, data }: CallCase,
  answer: SimulationAnswer,
  signed: Trial['signed'],
): string[] {
  const call = { chainId: chain.network.chainId, from: SENDER, to, value, data, ...signed };
  return [
    ...(judgeSimulation(answer, call, 0, 0) === 'current' ? [] : ['of another call']),
    ...(judgeSimulation(answer, { ...call, gasLimit: GAS + 1n }, 0, 0) === 'other' ? [] : ['of any call']),
  ];
}

/** Contracts, in lower case, of figures that logs alone state. */
function contractsByLog({ movements, approvals }: Outcome): ReadonlySet<string> {
  return new Set(
    [...movements, ...approvals]
      .filter(({ word }) => word === 'log')
      .map(({ contract }) => contract.toLowerCase()),
  );
}

async function stateOf(chain: CallChain, watched: readonly (Watched | Receipt)[]): Promise<State> {
  const values = new Map<string, bigint>();
  for (const one of watched) {
    const value = await chain.valueOf(one);
    if (value !== undefined) values.set(watchKey(one), value);
  }
  return { coin: await chain.coin(SENDER), values };
}

function toldIn(outcome: Outcome): Map<string, bigint> {
  const told = new Map<string, bigint>();
  for (const { kind, contract, tokenId, units } of outcome.movements) {
    const watched = kind === 'erc20' ? { kind, contract } : { kind, contract, tokenId: tokenId ?? '' };
    told.set(watchKey(watched), BigInt(units));
  }
  for (const { kind, contract, tokenId, spender, units, endsAt } of outcome.approvals) {
    if (kind === 'tokenApproval') {
      told.set(watchKey({ kind, contract, tokenId: tokenId ?? '' }), BigInt(spender ?? 0));
    } else {
      const amount =
        kind === 'permit2'
          ? packPermit2({ units: BigInt(units), endsAt: BigInt(endsAt ?? 0) })
          : BigInt(units);
      told.set(watchKey({ kind, contract, spender: spender ?? '' }), amount);
    }
  }
  return told;
}
