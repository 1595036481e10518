import erc1155Artefact from '@openzeppelin/contracts/build/contracts/ERC1155PresetMinterPauser.json' with { type: 'json' };
import erc20Artefact from '@openzeppelin/contracts/build/contracts/ERC20PresetMinterPauser.json' with { type: 'json' };
import erc721Artefact from '@openzeppelin/contracts/build/contracts/ERC721PresetMinterPauserAutoId.json' with { type: 'json' };
import wrappedCoinArtefact from 'canonical-weth/build/contracts/WETH9.json' with { type: 'json' };
import type { Watched } from '@everything-wallet/core/schemas/simulation';
import type { Network } from '@everything-wallet/core/networks/networks';
import { ContractFactory, Interface, JsonRpcProvider, toBeHex, type JsonRpcSigner } from 'ethers';
import { setTimeout } from 'node:timers/promises';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import type { Receipt } from '../../functions/src/services/simulation/Effect.ts';
import { toQuantity } from '../../functions/src/services/abi/toQuantity.ts';
import { readPermit2Allowance } from '../../functions/src/services/simulation/permit2Allowance.ts';
import { startChain } from '../../tools/chains/startChain.ts';
import type { QualityRun } from '../QualitySuite.ts';
import { feeTokenCode } from './feeTokenCode.ts';
import { HOSTILE, hostileCodes } from './hostileContracts.ts';
import { permit2Code } from './permit2Code.ts';

export const erc20 = new Interface(erc20Artefact.abi);
export const erc721 = new Interface(erc721Artefact.abi);
export const erc1155 = new Interface(erc1155Artefact.abi);

export const permit2 = new Interface([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function allowance(address user, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
]);

/** Sender of the calls that are simulated and then sent; impersonated, without a key. */
export const SENDER = '0x00000000000000000000000000000000005e4de5';
export const OTHER = '0x0000000000000000000000000000000000000123';

/** A token that deducts a fee from a transfer, and logs the full amount. */
export const FEE_TOKEN = '0x00000000000000000000000000000000000fee70';

/** Coin of the sender to begin with, in wei, and units of each ERC-20 token. */
const COINS = 10n ** 20n;
const UNITS = 10n ** 24n;

/** Part of the other account's that the sender may move. */
export const ALLOWED_AT_FIRST = UNITS / 2n;

/** Of these, what contracts may take of the sender's that mean no good. */
const ALLOWED_TO_HOSTILE = 10n ** 6n;

/** Numbers of ERC-721 tokens: the sender's and the other account's; and units of each ERC-1155 id. */
export const TOKENS = { own: 150, others: 10, ids: [1n, 2n, 3n], each: 10n ** 9n };

/** A sent transaction, and its cost. */
export interface Made {
  readonly succeeded: boolean;
  readonly gasUsed: bigint;
  readonly feePaid: bigint;
}

/** A transaction that is to be made; wei, and units of gas. */
interface Making {
  readonly from: string;
  readonly to: string;
  readonly data?: string;
  readonly value?: bigint;
  readonly gas?: bigint;
  readonly maxFeePerGas?: bigint;
  readonly maxPriorityFeePerGas?: bigint;
}

/** A local chain with a contract of each standard, queried with an independent library. */
export class CallChain {
  readonly network: Network;
  readonly url: string;
  readonly #provider: JsonRpcProvider;
  contracts = { erc20: '', erc721: '', erc1155: '' };

  private constructor(network: Network, url: string) {
    this.network = network;
    this.url = url;
    this.#provider = new JsonRpcProvider(url, undefined, { cacheTimeout: -1, pollingInterval: 20 });
  }

  static async start(
    { family, directory, beforeEnd }: Pick<QualityRun, 'family' | 'directory' | 'beforeEnd'>,
    network: Network,
    port: number,
  ): Promise<CallChain> {
    await startChain(family, { network, port, directory, stateFile: undefined });
    const chain = new CallChain(network, `http://127.0.0.1:${port}`);
    beforeEnd(() => chain.#provider.destroy());
    await chain.#prepare();
    return chain;
  }

  async #prepare(): Promise<void> {
    const signer = await this.#provider.getSigner(0);
    const addresses = await Promise.all([
      deployed(signer, erc20Artefact, 'Test', 'T20'),
      deployed(signer, erc721Artefact, 'Test', 'T721', 'https://example.com/'),
      deployed(signer, erc1155Artefact, 'https://example.com/'),
    ]);
    const [token, nft, multi] = addresses;
    this.contracts = { erc20: token, erc721: nft, erc1155: multi };
    for (const account of [SENDER, OTHER]) {
      await this.ask('anvil_setBalance', account, toBeHex(COINS));
      await this.ask('anvil_impersonateAccount', account);
    }
    await this.ask('anvil_setCode', FEE_TOKEN, feeTokenCode);
    await this.ask('anvil_setStorageAt', FEE_TOKEN, toBeHex(SENDER, 32), toBeHex(UNITS, 32));
    await this.ask('anvil_setCode', PERMIT2, permit2Code);
    await this.ask(
      'anvil_setCode',
      this.network.wrappedCoin,
      `0x${wrappedCoinArtefact.deployedBytecode.slice(2)}`,
    );
    const codes = hostileCodes(token);
    for (const [name, address] of Object.entries(HOSTILE))
      await this.ask('anvil_setCode', address, codes[name as keyof typeof HOSTILE]);
    const from = signer.address;
    const minter = { from, to: nft };
    for (const account of [SENDER, OTHER]) {
      await this.make({ from, to: token, data: erc20.encodeFunctionData('mint', [account, UNITS]) });
      for (const id of TOKENS.ids) {
        const data = erc1155.encodeFunctionData('mint', [account, id, TOKENS.each, '0x']);
        await this.make({ from, to: multi, data });
      }
    }
    for (let index = 0; index < TOKENS.own + TOKENS.others; index += 1) {
      const owner = index < TOKENS.own ? SENDER : OTHER;
      await this.make({ ...minter, data: erc721.encodeFunctionData('mint', [owner]) });
    }
    // Approvals of the other account for the sender, and its role as minter.
    await this.make({
      from: OTHER,
      to: token,
      data: erc20.encodeFunctionData('approve', [SENDER, ALLOWED_AT_FIRST]),
    });
    await this.make({
      from: OTHER,
      to: nft,
      data: erc721.encodeFunctionData('setApprovalForAll', [SENDER, true]),
    });
    const role = erc20.encodeFunctionData('grantRole', [
      '0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6',
      SENDER,
    ]);
    for (const to of [token, nft, multi]) await this.make({ from, to, data: role });
  }

  /** Lets the sender approve hostile contracts for some of its ERC-20 token, as a deceived user would. */
  async trustHostile(): Promise<void> {
    for (const spender of Object.values(HOSTILE)) {
      const data = erc20.encodeFunctionData('approve', [spender, ALLOWED_TO_HOSTILE]);
      await this.make({ from: SENDER, to: this.contracts.erc20, data });
    }
  }

  async ask<Answer>(method: string, ...params: readonly unknown[]): Promise<Answer> {
    return (await this.#provider.send(method, [...params])) as Answer;
  }

  /** Makes a transaction, also one that fails. */
  async make({ value = 0n, gas = 0x1000000n, ...call }: Making): Promise<Made> {
    const { maxFeePerGas, maxPriorityFeePerGas, ...said } = call;
    const fees = Object.entries({ value, gas, maxFeePerGas, maxPriorityFeePerGas }).flatMap(([name, wei]) =>
      wei === undefined ? [] : [[name, toQuantity(wei)] as const],
    );
    const hash = await this.ask<string>('eth_sendTransaction', { ...said, ...Object.fromEntries(fees) });
    for (;;) {
      const receipt = await this.ask<{
        status: string;
        gasUsed: string;
        effectiveGasPrice: string;
      } | null>('eth_getTransactionReceipt', hash);
      if (receipt) {
        const gasUsed = BigInt(receipt.gasUsed);
        const feePaid = gasUsed * BigInt(receipt.effectiveGasPrice);
        return { succeeded: receipt.status === '0x1', gasUsed, feePaid };
      }
      // The chain answers before it makes the block.
      await setTimeout(2);
    }
  }

  /** Wei per gas of the latest block. */
  async baseFee(): Promise<bigint> {
    const block = await this.ask<{ baseFeePerGas: string }>('eth_getBlockByNumber', 'latest', false);
    return BigInt(block.baseFeePerGas);
  }

  async coin(account: string): Promise<bigint> {
    return BigInt(await this.ask<string>('eth_getBalance', account, 'latest'));
  }

  /** Reads a watched value from the chain; undefined if it has none. */
  async valueOf(watched: Watched | Receipt): Promise<bigint | undefined> {
    const [abi, name, args] = questionOf(watched);
    const data = abi.encodeFunctionData(name, args);
    try {
      const to = watched.kind === 'permit2' ? PERMIT2 : watched.contract;
      const answer = await this.ask<string>('eth_call', { to, data }, 'latest');
      if (answer.length < 66) return undefined;
      if (watched.kind === 'permit2') return readPermit2Allowance(answer);
      const value = BigInt(answer.slice(0, 66));
      if (watched.kind === 'erc721') return value === BigInt(SENDER) ? 1n : 0n;
      return value;
    } catch {
      return 0n;
    }
  }
}

function questionOf(watched: Watched | Receipt): readonly [Interface, string, readonly unknown[]] {
  switch (watched.kind) {
    case 'receipt':
      return [erc20, 'balanceOf', [watched.recipient]];
    case 'erc20':
      return [erc20, 'balanceOf', [SENDER]];
    case 'erc721':
      return [erc721, 'ownerOf', [watched.tokenId]];
    case 'erc1155':
      return [erc1155, 'balanceOf', [SENDER, watched.tokenId]];
    case 'allowance':
      return [erc20, 'allowance', [SENDER, watched.spender]];
    case 'tokenApproval':
      return [erc721, 'getApproved', [watched.tokenId]];
    case 'operator':
      return [erc721, 'isApprovedForAll', [SENDER, watched.spender]];
    case 'permit2':
      return [permit2, 'allowance', [SENDER, watched.contract, watched.spender]];
  }
}

async function deployed(
  signer: JsonRpcSigner,
  { abi, bytecode }: { readonly abi: object[]; readonly bytecode: string },
  ...values: readonly unknown[]
): Promise<string> {
  const contract = await new ContractFactory(abi, bytecode, signer).deploy(...values);
  await contract.waitForDeployment();
  return contract.getAddress();
}
