import type { PoolPreviewQuestion } from '@everything-wallet/core/schemas/pools';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { EndpointError } from '../chain/EndpointError.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import { readUint } from '../holdings/readUint.ts';
import { decodeSteps, encodeSteps, gasOfSteps, type Step } from '../simulation/steps.ts';
import { stepsCode } from '../simulation/stepsCode.ts';
import { poolRead } from './poolReads.ts';
import type { SimulatedStep } from './PoolNodeResponse.ts';
import { word } from '../abi/word.ts';
import { bytesSchema } from '../chain/rpcSchemas.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';

const { deposit: DEPOSIT, redeem: REDEEM } = contractSelectors.vault;

/** Units of gas of a read, an approval, and a step through all markets of a vault. */
const GAS = { read: 500_000n, small: 300_000n, vault: 12_000_000n };

/** Bytes read of a result. */
const WORD = 32;

/** A simulated deposit. */
export interface TriedDeposit extends PoolPreviewQuestion {
  readonly from: string;
  /** The vault's asset, as the vault itself names it or as it is listed. */
  readonly asset: string;
  /** Contract of the network's wrapped coin: coin is wrapped to cover a missing amount of it. */
  readonly wrappedCoin: string;
  /** Shares that the vault promises. */
  readonly promised: bigint;
}

/**
 * Has a node deposit assets into a vault and redeem them, by code at the depositor's own address for the
 * simulation (`stepsCode`): so the chain shows the result, not the vault's claim.
 *
 * @param block as in eth_call
 * @returns undefined if it cannot be simulated: the account has too little, has code of its own, or the node
 * does not override code
 */
export async function tryDeposit(
  ask: Ask,
  { vault, from, asset, amount, wrappedCoin, promised }: TriedDeposit,
  block: string,
): Promise<SimulatedStep | undefined> {
  const read = (to: string): Step => ({ ...poolRead(to, 'balanceOf', from), gas: GAS.read, kept: WORD });
  const write = (to: string, data: string, gas: bigint, value = 0n): Step => ({
    ...{ to, data, gas, value },
    kept: WORD,
  });
  try {
    const [code, held] = await Promise.all([
      ask('eth_getCode', [from, block], bytesSchema),
      ask('eth_call', [poolRead(asset, 'balanceOf', from), block], bytesSchema),
    ]);
    const [wanted, has] = [BigInt(amount), readUint(held)];
    if (code !== '0x' || has === undefined) return undefined;
    const missing = has < wanted ? wanted - has : 0n;
    if (missing > 0n && !sameAddress(asset, wrappedCoin)) return undefined;
    const wrapping =
      missing > 0n ? [write(wrappedCoin, contractSelectors.wrappedCoin.deposit, GAS.small, missing)] : [];
    // Some tokens refuse to change an existing allowance; all accept a revocation first.
    const steps = [
      ...wrapping,
      write(asset, call(tokenSelectors.approve, vault, 0n), GAS.small),
      write(asset, call(tokenSelectors.approve, vault, wanted), GAS.small),
      read(asset),
      read(vault),
      write(vault, call(DEPOSIT, wanted, from), GAS.vault),
      read(vault),
      write(vault, call(REDEEM, promised, from, from), GAS.vault),
      read(asset),
    ];
    const question = { from, to: from, data: encodeSteps(steps), gas: `0x${gasOfSteps(steps).toString(16)}` };
    const answer = await ask(
      'eth_call',
      [question, block, { [from]: { code: stepsCode(from, from) } }],
      bytesSchema,
    );
    const results = decodeSteps(answer, steps)?.slice(wrapping.length + 2);
    if (!results) return undefined;
    const [assetsBefore, sharesBefore, sharesAfter, assetsAfter] = [0, 1, 3, 5].map((place) =>
      readUint(results[place]?.output),
    );
    if (assetsBefore === undefined || sharesBefore === undefined) return undefined;
    // Coin for the fee may be missing beside the wrapped coin; that proves nothing about the vault.
    if (assetsBefore < wanted || sharesAfter === undefined || assetsAfter === undefined) return undefined;
    const back = assetsAfter - assetsBefore + wanted;
    return { shares: aboveZero(sharesAfter - sharesBefore), assets: aboveZero(back) };
  } catch (error) {
    // A node that refuses such a simulation, or times out, has answered everything else.
    if (error instanceof RpcError || error instanceof EndpointError) return undefined;
    throw error;
  }
}

function call(selector: string, ...values: readonly (string | bigint)[]): string {
  return `${selector}${values.map(word).join('')}`;
}

function aboveZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}
