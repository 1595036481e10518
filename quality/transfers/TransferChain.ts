import { setTimeout } from 'node:timers/promises';
import erc1155 from '@openzeppelin/contracts/build/contracts/ERC1155PresetMinterPauser.json' with { type: 'json' };
import erc20 from '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json' with { type: 'json' };
import erc721 from '@openzeppelin/contracts/build/contracts/ERC721PresetMinterPauserAutoId.json' with { type: 'json' };
import type { Network } from '@everything-wallet/core/networks/networks';
import { ContractFactory, Interface, JsonRpcProvider, type JsonRpcSigner } from 'ethers';

/** The four kinds of transfers. */
export const kinds = ['coin', 'erc20', 'erc721', 'erc1155'] as const;

/** A transfer that was made. */
export interface MadeTransfer {
  readonly kind: (typeof kinds)[number];
  readonly hash: string;
  readonly to: string;
  readonly units: bigint;
  block: number;
}

const transferOf20 = new Interface(erc20.abi);
const mintOf721 = new Interface(erc721.abi);
const mintOf1155 = new Interface(erc1155.abi);

/**
 * A local chain with a contract of each standard, queried and paid over JSON-RPC and never through the
 * functions.
 */
export class TransferChain {
  readonly network: Network;
  readonly url: string;
  readonly #provider: JsonRpcProvider;
  #from = '';
  #contracts: Record<'erc20' | 'erc721' | 'erc1155', string> = { erc20: '', erc721: '', erc1155: '' };

  constructor(network: Network, url: string) {
    this.network = network;
    this.url = url;
    this.#provider = new JsonRpcProvider(url, undefined, { cacheTimeout: -1, pollingInterval: 50 });
  }

  /** Puts the contracts on the chain. */
  async deploy(): Promise<void> {
    const signer = await this.#provider.getSigner(0);
    this.#from = signer.address;
    this.#contracts = {
      erc20: await deployed(signer, erc20, 'Test', 'T20', 10n ** 40n, signer.address),
      erc721: await deployed(signer, erc721, 'Test', 'T721', 'https://example.com/'),
      erc1155: await deployed(signer, erc1155, 'https://example.com/'),
    };
  }

  async ask<Answer>(method: string, ...params: readonly unknown[]): Promise<Answer> {
    return (await this.#provider.send(method, [...params])) as Answer;
  }

  /** Makes one transfer, which has a block to itself. */
  async transfer(kind: MadeTransfer['kind'], to: string, units: bigint): Promise<MadeTransfer> {
    const { erc20: token, erc721: nft, erc1155: multi } = this.#contracts;
    const call = {
      coin: { to, value: `0x${units.toString(16)}` },
      erc20: { to: token, data: transferOf20.encodeFunctionData('transfer', [to, units]) },
      erc721: { to: nft, data: mintOf721.encodeFunctionData('mint', [to]) },
      erc1155: { to: multi, data: mintOf1155.encodeFunctionData('mint', [to, 7n, units, '0x']) },
    }[kind];
    const hash = await this.ask<string>('eth_sendTransaction', { from: this.#from, ...call });
    const block = await this.#blockOf(hash);
    return { kind, hash, to, units: kind === 'erc721' ? 1n : units, block };
  }

  async #blockOf(hash: string): Promise<number> {
    // The chain answers before it makes the block.
    for (;;) {
      const receipt = await this.ask<{ blockNumber: string } | null>('eth_getTransactionReceipt', hash);
      if (receipt) return Number(receipt.blockNumber);
      await setTimeout(5);
    }
  }

  /** Reads an account's balance of a kind from the chain. */
  async holding(kind: MadeTransfer['kind'], account: string): Promise<bigint> {
    if (kind === 'coin') return BigInt(await this.ask<string>('eth_getBalance', account, 'latest'));
    const data = {
      erc20: transferOf20.encodeFunctionData('balanceOf', [account]),
      erc721: mintOf721.encodeFunctionData('balanceOf', [account]),
      erc1155: mintOf1155.encodeFunctionData('balanceOf', [account, 7n]),
    }[kind];
    return BigInt(await this.ask<string>('eth_call', { to: this.#contracts[kind], data }, 'latest'));
  }

  end(): void {
    this.#provider.destroy();
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
