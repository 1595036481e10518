/** Fields of an ERC-7730 descriptor that this file reads. */
interface Descriptor {
  /** Included base descriptor, by its relative path. */
  readonly includes?: string;
  readonly context?: {
    readonly contract?: {
      readonly deployments?: readonly { readonly chainId: number; readonly address: string }[];
    };
  };
}

/** Descriptors by their path in the registry. */
export type Descriptors = Readonly<Record<string, unknown>>;

/** Finds the few of hundreds of descriptors that a call needs: reading all of them would take too long. */
export class DescriptorIndex {
  readonly #descriptors: Descriptors;
  readonly #paths = new Map<string, string[]>();

  constructor(descriptors: Descriptors) {
    this.#descriptors = descriptors;
    for (const path of Object.keys(descriptors)) {
      for (const { chainId, address } of this.#deployments(path)) {
        const key = keyOf(chainId, address);
        this.#paths.set(key, [...(this.#paths.get(key) ?? []), path]);
      }
    }
  }

  /** Returns the descriptors of contracts on a chain and those they include; empty if none. */
  of(chainId: number, addresses: readonly string[]): Descriptors {
    const paths = new Set(addresses.flatMap((address) => this.#paths.get(keyOf(chainId, address)) ?? []));
    for (const path of paths) {
      const included = this.#included(path);
      if (included !== undefined) paths.add(included);
    }
    return Object.fromEntries([...paths].map((path) => [path, this.#descriptors[path]]));
  }

  #deployments(path: string) {
    const own = this.#at(path)?.context?.contract?.deployments;
    const included = this.#included(path);
    return own ?? (included === undefined ? [] : (this.#at(included)?.context?.contract?.deployments ?? []));
  }

  #included(path: string): string | undefined {
    const includes = this.#at(path)?.includes;
    if (includes === undefined) return undefined;
    const found = new URL(includes, `file:///${path}`).pathname.slice(1);
    return Object.hasOwn(this.#descriptors, found) ? found : undefined;
  }

  #at(path: string): Descriptor | undefined {
    return this.#descriptors[path] as Descriptor | undefined;
  }
}

function keyOf(chainId: number, address: string): string {
  return `${chainId} ${address.toLowerCase()}`;
}
