import type { TextId } from '../../texts/texts.ts';
import { installCommands } from './downloads.ts';

interface Connector {
  /** Returns the install command for the site's origin. */
  readonly install: (origin: string) => string;
  /** Planned name in the registry. Until we own it, no page shows a command with it. */
  readonly plannedName: string;
  /** Methods that open the wallet's window. */
  readonly requests: readonly (readonly [methods: string, shows: TextId])[];
  /** Headers of a site, for the wallet's origin. */
  readonly headers: (origin: string) => readonly (readonly [name: string, value: string, why: TextId])[];
  readonly errorCodes: readonly (readonly [code: string, meaning: TextId])[];
}

/** The connector as /connect-websites describes it. */
export const connector: Connector = {
  plannedName: '@everything-wallet/connect',
  install: installCommands.connector,
  requests: [
    ['eth_requestAccounts', 'connectWebsites.requests.connect'],
    ['wallet_requestPermissions', 'connectWebsites.requests.permissions'],
    ['personal_sign', 'connectWebsites.requests.personal'],
    ['eth_signTypedData_v4', 'connectWebsites.requests.typedData'],
    ['eth_sendTransaction', 'connectWebsites.requests.transaction'],
    ['wallet_sendCalls', 'connectWebsites.requests.calls'],
    ['wallet_switchEthereumChain', 'connectWebsites.requests.chain'],
    ['wallet_addEthereumChain', 'connectWebsites.requests.chain'],
    ['wallet_watchAsset', 'connectWebsites.requests.asset'],
  ],
  headers: (origin) => [
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups', 'connectWebsites.headers.opener'],
    ['Content-Security-Policy: connect-src', origin, 'connectWebsites.headers.connect'],
    ['Content-Security-Policy: script-src', origin, 'connectWebsites.headers.script'],
  ],
  errorCodes: [
    ['4001', 'connectWebsites.error.rejected'],
    ['4100', 'connectWebsites.error.unauthorized'],
    ['4200', 'connectWebsites.error.unsupported'],
    ['4900', 'connectWebsites.error.disconnected'],
    ['4901', 'connectWebsites.error.otherChain'],
    ['4902', 'connectWebsites.error.unknownChain'],
    ['5700–5760', 'connectWebsites.error.batch'],
    ['-32600, -32602', 'connectWebsites.error.request'],
    ['-32603', 'connectWebsites.error.internal'],
    ['-32005', 'connectWebsites.error.limit'],
  ],
};
