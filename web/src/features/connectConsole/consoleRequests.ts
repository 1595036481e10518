/** A JSON-RPC request of the console. */
export interface ConsoleRequest {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Facts that requests are built from. */
export interface ConsoleFacts {
  /** Account of the connection; undefined without a connection. */
  readonly account: string | undefined;
  /** Selected chain as hex. */
  readonly chainId: string;
  readonly origin: string;
  /** Unguessable text of a sign-in. */
  readonly nonce: string;
  readonly now: Date;
}

/** Stands for the account in a request that fails for lack of one. */
const NO_ACCOUNT = `0x${'0'.repeat(40)}`;

/** Requests of the console, in the order of its menu. */
export const consoleRequests = {
  connect: () => ({ method: 'eth_requestAccounts', params: [] }),
  message: ({ account = NO_ACCOUNT }) => ({
    method: 'personal_sign',
    params: ['Hello from the test console', account],
  }),
  signIn: (facts) => ({ method: 'personal_sign', params: [signInText(facts), facts.account ?? NO_ACCOUNT] }),
  typedData: ({ account = NO_ACCOUNT, chainId }) => ({
    method: 'eth_signTypedData_v4',
    params: [account, JSON.stringify(typedData(Number(chainId)))],
  }),
  send: ({ account = NO_ACCOUNT }) => ({
    method: 'eth_sendTransaction',
    params: [{ from: account, to: account, value: '0x0' }],
  }),
  capabilities: ({ account = NO_ACCOUNT }) => ({ method: 'wallet_getCapabilities', params: [account] }),
  disconnect: () => ({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }),
} satisfies Readonly<Record<string, (facts: ConsoleFacts) => ConsoleRequest>>;

/** Sign-in with Ethereum (ERC-4361) to the console's own origin. */
function signInText({ account = NO_ACCOUNT, chainId, origin, nonce, now }: ConsoleFacts): string {
  return [
    `${origin} wants you to sign in with your Ethereum account:`,
    account,
    '',
    'A test of the console.',
    '',
    `URI: ${origin}/connect-console`,
    'Version: 1',
    `Chain ID: ${Number(chainId)}`,
    `Nonce: ${nonce}`,
    `Issued At: ${now.toISOString()}`,
  ].join('\n');
}

function typedData(chainId: number) {
  return {
    domain: { name: 'Test console', version: '1', chainId },
    primaryType: 'Test',
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Test: [{ name: 'text', type: 'string' }],
    },
    message: { text: 'Hello from the test console' },
  };
}
