import artefact from '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json' with { type: 'json' };
import type { Network } from '@everything-wallet/core/networks/networks';
import { AbiCoder, getAddress, Interface, keccak256, toBeHex } from 'ethers';
import { callRpc } from '../../tools/chains/callRpc.ts';
import { startChain } from '../../tools/chains/startChain.ts';
import type { QualityRun } from '../QualitySuite.ts';

const erc20 = new Interface(artefact.abi);

/** Questions of one exchange. */
const BATCH = 250;

/** Storage slots of the contract's balances, name and symbol. */
const SLOT = { balances: 0, name: 3, symbol: 4 } as const;

/** A local chain with accounts and tokens with known balances, written as state without transactions. */
export class FigureChain {
  readonly url: string;
  readonly network: Network;

  private constructor(url: string, network: Network) {
    this.url = url;
    this.network = network;
  }

  static async start(
    { family, directory }: Pick<QualityRun, 'family' | 'directory'>,
    network: Network,
    port: number,
  ): Promise<FigureChain> {
    await startChain(family, { network, port, directory, stateFile: undefined });
    return FigureChain.at(`http://127.0.0.1:${port}`, network);
  }

  /** One that is up already. */
  static at(url: string, network: Network): FigureChain {
    return new FigureChain(url, network);
  }

  async setCoin(address: string, wei: bigint): Promise<void> {
    await this.#rpc('anvil_setBalance', address, toBeHex(wei));
  }

  /** Puts a token of 18 decimals at an address. @param symbol of at most 31 bytes, as is its name */
  async putToken(contract: string, symbol: string): Promise<void> {
    await this.#rpc('anvil_setCode', contract, artefact.deployedBytecode);
    for (const slot of [SLOT.name, SLOT.symbol])
      await this.#store(contract, toBeHex(slot, 32), shortText(symbol));
  }

  async setUnits(contract: string, holder: string, units: bigint): Promise<void> {
    const slot = AbiCoder.defaultAbiCoder().encode(['address', 'uint256'], [holder, SLOT.balances]);
    await this.#store(contract, keccak256(slot), toBeHex(units, 32));
  }

  /** Reads the accounts' balances from the chain directly, one request each; in the smallest unit. */
  async unitsOf(
    figures: readonly { readonly address: string; readonly contract: string | null }[],
  ): Promise<readonly bigint[]> {
    const questions = figures.map(({ address, contract }, id) => ({
      jsonrpc: '2.0',
      id,
      ...(contract === null
        ? { method: 'eth_getBalance', params: [address, 'latest'] }
        : {
            method: 'eth_call',
            params: [{ to: contract, data: erc20.encodeFunctionData('balanceOf', [address]) }, 'latest'],
          }),
    }));
    const byId = new Map<number, bigint>();
    for (let begin = 0; begin < questions.length; begin += BATCH) {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(questions.slice(begin, begin + BATCH)),
      });
      for (const { id, result } of (await response.json()) as { id: number; result: string }[]) {
        byId.set(id, BigInt(result));
      }
    }
    return figures.map((_, id) => byId.get(id) ?? -1n);
  }

  async mine(blocks: number): Promise<void> {
    await this.#rpc('anvil_mine', toBeHex(blocks));
  }

  async blockNumber(): Promise<number> {
    return Number(await this.#rpc('eth_blockNumber'));
  }

  async removeMulticall(): Promise<void> {
    await this.#rpc('anvil_setCode', this.network.multicall3, '0x');
  }

  async #store(contract: string, slot: string, value: string): Promise<void> {
    await this.#rpc('anvil_setStorageAt', contract, slot, value);
  }

  async #rpc(method: string, ...params: unknown[]): Promise<unknown> {
    return callRpc(this.url, method, params);
  }
}

/** Returns an address without a known key. */
export function addressOf(number: number): string {
  return getAddress(toBeHex(BigInt(number) + 0x10_0000n, 20));
}

/** Encodes a text of at most 31 bytes as Solidity stores it in one slot. */
function shortText(text: string): string {
  const bytes = Buffer.alloc(32);
  bytes.write(text);
  bytes[31] = 2 * Buffer.byteLength(text);
  return `0x${bytes.toString('hex')}`;
}
