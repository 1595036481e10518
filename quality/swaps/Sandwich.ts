import { toBeHex } from 'ethers';
import { callRpc } from '../../tools/chains/callRpc.ts';
import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import { LocalError } from '../../tools/LocalError.ts';
import { encodeSwap } from './encodeSwap.ts';
import type { PlannedSwap } from './planSwap.ts';
import { CHAIN_GAS, type SwapChain } from './SwapChain.ts';
import { SWAPPER_GAS } from './Swapper.ts';

/** Another account's swap of the same route that is mined first. */
export interface FrontRun {
  /** Amount sold, in its smallest unit. */
  readonly size: bigint;
  /** Proceeds of the following swap without a limit, in the smallest unit. */
  readonly proceeds: bigint;
}

/** Dollars with which the search begins, and how often they are doubled at most. */
const DOLLARS = 400_000n;
const MAX_DOUBLINGS = 12;

/** A planned swap, and another account's before it, which the chain's own account sends. */
export class Sandwich {
  readonly #chain: SwapChain;
  readonly #planned: PlannedSwap;

  constructor(chain: SwapChain, planned: PlannedSwap) {
    this.#chain = chain;
    this.#planned = planned;
  }

  /**
   * Finds the largest other swap after which the minimum is still received, and the one larger by one unit,
   * after which it is not. Proceeds are read from a swap without a limit, so that the wallet's own limit
   * plays no part in the search. The chain simulates both, since each takes eighty tries.
   *
   * @throws {LocalError} Where the price does not move that far.
   */
  async findEdge(): Promise<{ readonly borne: FrontRun; readonly tooMuch: FrontRun }> {
    const { given, least, what } = this.#planned;
    let borne = await this.#tryOut(0n);
    let tooMuch = await this.#tryOut(DOLLARS * given.unitsOfDollar);
    for (let doubling = 0; tooMuch.proceeds >= least; doubling += 1) {
      if (doubling === MAX_DOUBLINGS) throw new LocalError(`The price of ${what} does not move`);
      borne = tooMuch;
      tooMuch = await this.#tryOut(tooMuch.size * 2n);
    }
    while (tooMuch.size - borne.size > 1n) {
      const between = await this.#tryOut((borne.size + tooMuch.size) / 2n);
      if (between.proceeds >= least) borne = between;
      else tooMuch = between;
    }
    return { borne, tooMuch };
  }

  /** Sends the other account's swap. */
  async moveThePrice({ size }: FrontRun): Promise<void> {
    await this.#chain.send(this.#planned.router, this.#encode(size));
  }

  /** Returns the current proceeds of the swap without a limit, with the gas it is signed with. */
  async currentProceeds(): Promise<bigint> {
    return this.#read(String(await callRpc(this.#chain.url, 'eth_call', [this.#unbound(), 'latest'])));
  }

  /** 0 where the router refuses one of both. */
  async #tryOut(size: bigint): Promise<FrontRun> {
    const first = this.#call(this.#encode(size), CHAIN_GAS);
    const calls = size === 0n ? [this.#unbound()] : [first, this.#unbound()];
    const answer = await callRpc(this.#chain.url, 'eth_simulateV1', [
      { blockStateCalls: [{ calls }] },
      'latest',
    ]);
    const [block] = answer as [{ calls: { status: string; returnData: string }[] }];
    const proceeds = block.calls.every(({ status }) => status === '0x1')
      ? this.#read(block.calls.at(-1)?.returnData ?? '')
      : 0n;
    return { size, proceeds };
  }

  #unbound(): object {
    return this.#call(this.#encode(this.#planned.amount), SWAPPER_GAS);
  }

  #encode(amountIn: bigint): string {
    return encodeSwap(this.#planned.quote.route, { amountIn, least: 0n, recipient: this.#chain.account });
  }

  #call(data: string, gas: bigint): object {
    return { from: this.#chain.account, to: this.#planned.router, data, gas: toBeHex(gas) };
  }

  /** Reads the proceeds from a router's answer. */
  #read(answer: string): bigint {
    const { pairRouter, router } = exchangeContracts;
    const values =
      this.#planned.quote.route.exchange === 'v2'
        ? pairRouter.abi.decodeFunctionResult('swapExactTokensForTokens', answer)
        : router.abi.decodeFunctionResult('exactInput', answer);
    return BigInt(String([values[0]].flat().at(-1)));
  }
}
