/** The connector's provider, as far as the console uses it (EIP-1193). */
export interface ConsoleProvider {
  readonly request: (request: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
  readonly on: (event: 'accountsChanged' | 'chainChanged', listener: () => void) => unknown;
  readonly off: (event: 'accountsChanged' | 'chainChanged', listener: () => void) => unknown;
}
