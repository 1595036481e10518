/** Methods that the page answers, and whether the wallet's window opens for them, which takes a click. */
export const pageMethods: Readonly<Record<string, { readonly needsWindow: boolean }>> = {
  eth_accounts: { needsWindow: true },
  eth_requestAccounts: { needsWindow: true },
  wallet_requestPermissions: { needsWindow: true },
  personal_sign: { needsWindow: true },
  eth_signTypedData_v4: { needsWindow: true },
  eth_sendTransaction: { needsWindow: true },
  wallet_sendCalls: { needsWindow: true },
  wallet_switchEthereumChain: { needsWindow: true },
  wallet_addEthereumChain: { needsWindow: true },
  wallet_watchAsset: { needsWindow: true },
  eth_coinbase: { needsWindow: false },
  wallet_getPermissions: { needsWindow: false },
  wallet_getCapabilities: { needsWindow: false },
  wallet_getCallsStatus: { needsWindow: false },
  wallet_revokePermissions: { needsWindow: false },
  wallet_disconnect: { needsWindow: false },
};
