import { toBeHex } from 'ethers';
import { callRpc } from '../../chains/callRpc.ts';
import { exchangeContracts } from '../../exchanges/exchangeContracts.ts';
import { LocalError } from '../../LocalError.ts';
import { encodeSwap } from './encodeSwap.ts';
import type { PlannedSwap } from './planSwap.ts';
import { CHAIN_GAS, type SwapChain } from './SwapChain.ts';
import { SWAPPER_GAS } from './Swapper.ts';

/** Somebody else's swap of the same way that comes first. */
export interface FrontRun {
  /** Of what is given, in its smallest unit. */
  readonly size: bigint;
  /** What the swap behind it brings without a bound, in the smallest unit. */
  readonly brings: bigint;
}

/** Dollars with which the search begins, and how often they are doubled at most. */
const DOLLARS = 400_000n;
const MAX_DOUBLINGS = 12;

/** A swap that is about to be made, and somebody else's before it, which the chain's own account makes. */
export class Sandwich {
  readonly #chain: SwapChain;
  readonly #planned: PlannedSwap;

  constructor(chain: SwapChain, planned: PlannedSwap) {
    this.#chain = chain;
    this.#planned = planned;
  }

  /**
   * The largest swap of somebody else's after which the least still comes, and the one that is larger by one unit, after which it does not.
   * What comes is seen of a swap without any bound, so that the wallet's own bound has no part in the search. Both are run by the chain's
   * simulation, for there are eighty tries of each.
   *
   * @throws {LocalError} Where the price does not move that far.
   */
  async findEdge(): Promise<{ readonly borne: FrontRun; readonly tooMuch: FrontRun }> {
    const { given, least, what } = this.#planned;
    let borne = await this.#tryOut(0n);
    let tooMuch = await this.#tryOut(DOLLARS * given.unitsOfDollar);
    for (let doubling = 0; tooMuch.brings >= least; doubling += 1) {
      if (doubling === MAX_DOUBLINGS) throw new LocalError(`The price of ${what} does not move`);
      borne = tooMuch;
      tooMuch = await this.#tryOut(tooMuch.size * 2n);
    }
    while (tooMuch.size - borne.size > 1n) {
      const between = await this.#tryOut((borne.size + tooMuch.size) / 2n);
      if (between.brings >= least) borne = between;
      else tooMuch = between;
    }
    return { borne, tooMuch };
  }

  /** Makes somebody else's swap. */
  async moveThePrice({ size }: FrontRun): Promise<void> {
    await this.#chain.send(this.#planned.router, this.#encode(size));
  }

  /** What the swap would bring now without a bound, with as much gas as it is signed with. */
  async bringsNow(): Promise<bigint> {
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
    const brings = block.calls.every(({ status }) => status === '0x1')
      ? this.#read(block.calls.at(-1)?.returnData ?? '')
      : 0n;
    return { size, brings };
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

  /** What a router's answer says that it brings. */
  #read(answer: string): bigint {
    const { pairRouter, router } = exchangeContracts;
    const values =
      this.#planned.quote.route.exchange === 'v2'
        ? pairRouter.abi.decodeFunctionResult('swapExactTokensForTokens', answer)
        : router.abi.decodeFunctionResult('exactInput', answer);
    return BigInt(String([values[0]].flat().at(-1)));
  }
}
