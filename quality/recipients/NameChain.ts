import { networks } from '@everything-wallet/core/networks/networks';
import {
  AbiCoder,
  BaseContract,
  ContractFactory,
  id,
  JsonRpcProvider,
  keccak256,
  namehash,
  toBeHex,
  Wallet,
  ZeroHash,
  type InterfaceAbi,
} from 'ethers';
import { callRpc } from '../../tools/chains/callRpc.ts';
import { startChain } from '../../tools/chains/startChain.ts';
import type { QualityRun } from '../QualitySuite.ts';
import type { Artefact } from './nameContracts.ts';

const [network] = networks;

/** The contracts of a registry of names. */
export interface NameArtefacts {
  readonly registry: Artefact;
  readonly reverseRegistrar: Artefact;
  readonly resolver: Artefact;
}

/** A local Ethereum with the registry's own contracts, the registry where the networks' table has it. */
export class NameChain {
  readonly url: string;
  readonly #provider: JsonRpcProvider;
  readonly #owner: Wallet;
  readonly #registry: BaseContract;
  #resolver!: BaseContract;
  #registrar!: BaseContract;

  private constructor(url: string, registry: Artefact) {
    this.url = url;
    this.#provider = new JsonRpcProvider(url, network.chainId, { staticNetwork: true, cacheTimeout: -1 });
    this.#owner = new Wallet(id('the owner of the root'), this.#provider);
    this.#registry = new BaseContract(network.nameRegistry, registry.abi as InterfaceAbi, this.#owner);
  }

  static async start(
    run: Pick<QualityRun, 'family' | 'directory' | 'beforeEnd'>,
    port: number,
    artefacts: NameArtefacts,
  ): Promise<NameChain> {
    const { family, directory } = run;
    await startChain(family, { network, port, directory, stateFile: undefined });
    const chain = new NameChain(`http://127.0.0.1:${port}`, artefacts.registry);
    run.beforeEnd(() => chain.#provider.destroy());
    await chain.#deploy(artefacts);
    return chain;
  }

  /** Gives a name to the owner of the root, and an address to it. */
  async point(name: string, address: string): Promise<void> {
    const labels = name.split('.');
    for (let depth = labels.length - 1; depth >= 0; depth -= 1) {
      const parent = labels.slice(depth + 1).join('.');
      const node = parent === '' ? ZeroHash : namehash(parent);
      await this.#send(this.#registry, 'setSubnodeOwner', node, id(labels[depth] ?? ''), this.#owner.address);
    }
    await this.#send(this.#registry, 'setResolver', namehash(name), await this.#resolver.getAddress());
    await this.#send(this.#resolver, 'setAddr(bytes32,address)', namehash(name), address);
  }

  /** Makes a new account that calls itself something, whether that is so or not. */
  async accountCalled(name: string): Promise<string> {
    const account = Wallet.createRandom(this.#provider);
    await this.#fund(account.address);
    await this.#send(this.#registrar.connect(account), 'setName', name);
    return account.address;
  }

  /** Makes the name's resolver one that has no address on the chain. */
  async breakResolver(name: string): Promise<void> {
    await this.#send(this.#registry, 'setResolver', namehash(name), network.nameRegistry);
  }

  async #deploy({ registry, reverseRegistrar, resolver }: NameArtefacts): Promise<void> {
    await this.#fund(this.#owner.address);
    await callRpc(this.url, 'anvil_setCode', [network.nameRegistry, registry.deployedBytecode]);
    // What its constructor does: the owner of the root, in the first field of the first mapping.
    const slot = keccak256(AbiCoder.defaultAbiCoder().encode(['bytes32', 'uint256'], [ZeroHash, 0]));
    const owner = toBeHex(this.#owner.address, 32);
    await callRpc(this.url, 'anvil_setStorageAt', [network.nameRegistry, slot, owner]);
    this.#resolver = await this.#create(resolver, network.nameRegistry);
    const resolverAddress = await this.#resolver.getAddress();
    this.#registrar = await this.#create(reverseRegistrar, network.nameRegistry, resolverAddress);
    const registrar = await this.#registrar.getAddress();
    const own = this.#owner.address;
    await this.#send(this.#registry, 'setSubnodeOwner', ZeroHash, id('reverse'), own);
    await this.#send(this.#registry, 'setSubnodeOwner', namehash('reverse'), id('addr'), registrar);
  }

  async #create({ abi, bytecode }: Artefact, ...args: unknown[]): Promise<BaseContract> {
    const contract = await new ContractFactory(abi as InterfaceAbi, bytecode, this.#owner).deploy(...args);
    return contract.waitForDeployment();
  }

  async #send(contract: BaseContract, method: string, ...args: unknown[]): Promise<void> {
    const response = (await contract.getFunction(method).send(...args)) as { wait(): Promise<unknown> };
    await response.wait();
  }

  async #fund(address: string): Promise<void> {
    await callRpc(this.url, 'anvil_setBalance', [address, toBeHex(10n ** 20n)]);
  }
}
