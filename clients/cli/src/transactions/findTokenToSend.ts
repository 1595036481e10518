import type { EverythingWallet } from '@everything-wallet/sdk';
import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import { CliError } from '../errors/CliError.ts';
import { usageError } from '../errors/usageError.ts';
import { exitCodes } from '../exitCodes.ts';
import type { KnownNetwork } from '../networks.ts';
import { interruption } from '../terminal/interruption.ts';
import { findKnownToken } from '../tokens/findKnownToken.ts';
import { parseAddress } from './parseAddress.ts';

/** A token to send. */
export interface TokenToSend {
  /** Checksum address (EIP-55). */
  readonly contract: string;
  readonly symbol: string;
  readonly decimals: number;
  /** True for a known token. */
  readonly isKnown: boolean;
}

/** Exponent of the largest power of ten in a uint256. */
const MAX_DECIMALS = 77;

/**
 * Finds the token to send. Its decimals scale the amount, so they never come from a server alone: they are
 * built in, or stated by the user and compared with the nodes' answer.
 *
 * @param contract as entered
 * @param stated decimals that the user states
 * @param between sender and recipient, for the query about the token
 * @throws CliError 'usage', or 'decimals_differ' when known or stated decimals differ from those of the nodes
 */
export async function findTokenToSend(
  api: EverythingWallet,
  network: KnownNetwork,
  contract: string,
  stated: string | undefined,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<TokenToSend> {
  const address = await parseAddress(contract, '--token');
  const known = await findKnownToken(network.chainId, address);
  const own = stated === undefined ? undefined : parseDecimals(stated);
  const decimals = known?.decimals ?? own;
  if (decimals === undefined) {
    throw usageError(
      'ew does not know this token.',
      'Nothing was signed. Check its contract, and give its decimals with --decimals.',
    );
  }
  if (own !== undefined && own !== decimals)
    throw decimalsDiffer(`has ${decimals} decimals, but --decimals is ${own}`);
  const call = { from, to: address, data: encodeTokenTransfer(to, 0n), network: network.rpcName };
  const { tokens } = await api.simulate(call, { signal: interruption });
  const reported = tokens.find((token) => token.contract.toLowerCase() === address.toLowerCase());
  if (reported?.decimals !== decimals) {
    throw decimalsDiffer(
      reported?.decimals === undefined
        ? 'has no decimals on this network, according to the nodes'
        : `has ${reported.decimals} decimals according to the nodes, not ${decimals}`,
    );
  }
  return {
    contract: address,
    symbol: known?.symbol ?? reported.symbol,
    decimals,
    isKnown: known !== undefined,
  };
}

function parseDecimals(text: string): number {
  if (/^\d{1,2}$/.test(text) && Number(text) <= MAX_DECIMALS) return Number(text);
  throw usageError(`--decimals must be a whole number up to ${MAX_DECIMALS}.`);
}

function decimalsDiffer(why: string): CliError {
  return new CliError('decimals_differ', `The token ${why}. Nothing was signed.`, {
    exitCode: exitCodes.usage,
    remedy: 'Check the contract of the token and the network.',
  });
}
