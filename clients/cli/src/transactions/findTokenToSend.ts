import type { EverythingWallet } from '@everything-wallet/sdk';
import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import { CliError } from '../errors/CliError.ts';
import { usageError } from '../errors/usageError.ts';
import { exitCodes } from '../exitCodes.ts';
import type { KnownNetwork } from '../networks.ts';
import { interruption } from '../terminal/interruption.ts';
import { findKnownToken } from '../tokens/findKnownToken.ts';
import { parseAddress } from './parseAddress.ts';

/** A token to be sent. */
export interface TokenToSend {
  /** Checksum address (EIP-55). */
  readonly contract: string;
  readonly symbol: string;
  readonly decimals: number;
  /** Whether the program knows it by itself. */
  readonly isKnown: boolean;
}

/** More digits than these no uint256 has. */
const MAX_DECIMALS = 77;

/**
 * Finds the token that is to be sent. Its decimals decide how much an amount is, so they are never taken from a server alone: they are known
 * here, or stated by the person and compared with what the nodes say.
 *
 * @param contract as it was written
 * @param stated the decimals that the person states
 * @param between sender and recipient, to ask the nodes about the token
 * @throws CliError 'usage', or 'decimals_differ' when what is known or stated is not what the nodes say
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
  const told = tokens.find((token) => token.contract.toLowerCase() === address.toLowerCase());
  if (told?.decimals !== decimals) {
    throw decimalsDiffer(
      told?.decimals === undefined
        ? 'has no decimals on this network, according to the nodes'
        : `has ${told.decimals} decimals according to the nodes, not ${decimals}`,
    );
  }
  return { contract: address, symbol: known?.symbol ?? told.symbol, decimals, isKnown: known !== undefined };
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
