import type { HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import type { SwapQuoteQuestion } from '@everything-wallet/core/schemas/swapQuote';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { honestAnswers } from './honestAnswers.ts';

type Answers = typeof honestAnswers;

/** Functions that replace honest answers, one for each answer to lie about. */
export type Lies = {
  readonly [Name in keyof Answers]?: (honest: ReturnType<Answers[Name]>, time: number) => unknown;
} & {
  /** Answers a broadcast, or throws; `time` counts from 1. */
  readonly send?: (time: number) => unknown;
  readonly allowed?: bigint;
};

/** Makes the fake server answer honestly except for its lies. Returns a function that sets allowances. */
export function serveLies(lies: Lies): { readonly allow: (units: bigint) => void } {
  let allowed = lies.allowed ?? 0n;
  const times: Record<string, number> = {};
  const timeOf = (name: string) => (times[name] = (times[name] ?? 0) + 1);
  const stated = <Name extends keyof Answers>(name: Name, honest: ReturnType<Answers[Name]>): unknown => {
    const lie = lies[name] as ((honest: ReturnType<Answers[Name]>, time: number) => unknown) | undefined;
    return lie ? lie(honest, timeOf(name)) : honest;
  };
  fakeServer.answer('estimateGas', () => stated('estimate', honestAnswers.estimate()));
  fakeServer.answer('sendTransaction', () =>
    lies.send ? lies.send(timeOf('send')) : { txHash: `0x${'ab'.repeat(32)}` },
  );
  fakeServer.answer('refreshWallet', (input) => {
    const { holdings, swapQuote, simulation } = input as {
      holdings?: HoldingsQuestion[];
      swapQuote?: SwapQuoteQuestion;
      simulation?: SimulationQuestion;
    };
    return {
      balances: [],
      tokenBalances: [],
      ...(holdings && {
        holdings: holdings.map((question) => ({
          answer: stated('holdings', honestAnswers.holdings(question)),
        })),
      }),
      ...(swapQuote && { swapQuote: { answer: stated('quote', honestAnswers.quote(swapQuote)) } }),
      ...(simulation && {
        simulation: { answer: stated('simulation', honestAnswers.simulation(simulation, allowed)) },
      }),
    };
  });
  return { allow: (units) => (allowed = units) };
}
