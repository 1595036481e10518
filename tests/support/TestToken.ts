import artefact from '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json' with { type: 'json' };
import { Contract, ContractFactory, JsonRpcProvider } from 'ethers';

/** Options of a test's token. */
export interface TestTokenOptions {
  readonly name: string;
  readonly symbol: string;
  /** In the smallest unit; the token has 18 decimals. */
  readonly supply: bigint;
  /** Holds the whole supply at first. */
  readonly owner: string;
}

/** A real ERC-20 contract on a local chain, queried over JSON-RPC and never through the app. */
export class TestToken {
  /** Checksum address of the contract. */
  readonly address: string;
  readonly #url: string;

  /** Wraps an existing contract. */
  constructor(url: string, address: string) {
    this.#url = url;
    this.address = address;
  }

  /** Deploys OpenZeppelin's fixed-supply token from the chain's own, unlocked account. */
  static async deploy(url: string, { name, symbol, supply, owner }: TestTokenOptions): Promise<TestToken> {
    return withProvider(url, async (provider) => {
      const factory = new ContractFactory(artefact.abi, artefact.bytecode, await provider.getSigner(0));
      const contract = await factory.deploy(name, symbol, supply, owner);
      await contract.waitForDeployment();
      return new TestToken(url, await contract.getAddress());
    });
  }

  /** In the smallest unit, by the contract's own balanceOf. */
  async balanceOf(holder: string): Promise<bigint> {
    return withProvider(this.#url, async (provider) => {
      const contract = new Contract(this.address, artefact.abi, provider);
      return (await contract.getFunction('balanceOf').staticCall(holder)) as bigint;
    });
  }
}

async function withProvider<Result>(
  url: string,
  use: (provider: JsonRpcProvider) => Promise<Result>,
): Promise<Result> {
  // The library would remember answers for a moment, and wait for seconds between questions.
  const provider = new JsonRpcProvider(url, undefined, { cacheTimeout: -1, pollingInterval: 100 });
  try {
    return await use(provider);
  } finally {
    provider.destroy();
  }
}
