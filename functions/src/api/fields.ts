import { isEvmAddress } from '@everything-wallet/core/accounts/addressSchema';
import { networkNamed } from '@everything-wallet/core/networks/networkNamed';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { rpcNameSchema } from '@everything-wallet/core/schemas/fields';
import { z } from '@hono/zod-openapi';
import { sampleTransaction } from './sampleTransaction.ts';

/** Names of a network in the OpenAPI document; its display name and any letter case are accepted as well. */
const networkNames = networks.flatMap(({ rpcName, id, chainId }) => [
  ...new Set([rpcName, id, String(chainId)]),
]);
const MAX_UINT256 = 2n ** 256n - 1n;

/** A network by whatever callers call it; in JSON the chain id may be a number. */
export const networkField = z
  .union([z.string(), z.number()], { error: 'must be the name of a network or its chain id' })
  .transform((name, context) => {
    const network = networkNamed(name);
    if (network) return network;
    context.addIssue(`must be one of ${networkNames.join(', ')}`);
    return z.NEVER;
  })
  .openapi({
    type: 'string',
    enum: networkNames,
    description: 'The network by its rpcName, id, name or chain id, in upper or lower case.',
    example: 'sepolia',
  });

/** The example of a second address in one request. */
export const OTHER_ADDRESS = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

/** An EVM address that a caller states. */
export const addressField = z
  .string()
  .refine(isEvmAddress, 'must be 0x and 40 hex digits, in one case or with a valid EIP-55 checksum')
  .openapi({
    pattern: '^0x[0-9a-fA-F]{40}$',
    description: '0x and 40 hex digits, in one case or with a valid EIP-55 checksum.',
    example: '0x52908400098527886E0F7030069857D2E4169EE7',
  });

/** Flag of a caller who wants unverified assets as well. */
export const includeUnverifiedField = z
  .string()
  .refine((text) => text === 'true' || text === 'false', 'must be true or false')
  .transform((text) => text === 'true')
  .openapi({
    type: 'boolean',
    description: 'Include unverified assets, many of which are spam. Default: false.',
  })
  .optional();

/** A transaction hash that a caller states. */
export const transactionHashField = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hex digits')
  .openapi({
    description: 'The hash of a transaction: 0x and 64 hex digits.',
    example: sampleTransaction.txHash,
  });

/** An amount of wei that a caller states: decimal, or hex with 0x. */
export const weiField = z
  .string()
  .regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/, {
    error: 'must be a whole number of wei, decimal or 0x-prefixed hex',
    // The next check reads the number.
    abort: true,
  })
  .refine((wei) => BigInt(wei) <= MAX_UINT256, 'must be below 2^256')
  .transform(BigInt)
  .openapi({
    type: 'string',
    pattern: '^(\\d{1,78}|0x[0-9a-fA-F]{1,64})$',
    description: 'An amount in wei: decimal, or hex with 0x.',
    example: '1000000000000000',
  });

/**
 * Maximum bytes of a call in a request's URL: a server accepts 16 kB of that and all headers together, and
 * the proxy before it passes the URL on in a header as well.
 */
const MAX_CALL_BYTES = 2_048;

/** Call data in the URL of a request. */
export const callDataField = z
  .string()
  .max(2 + 2 * MAX_CALL_BYTES, `must be at most ${MAX_CALL_BYTES} bytes`)
  .regex(/^0x([0-9a-fA-F]{2})+$/, 'must be 0x-prefixed hex of whole bytes')
  .openapi({
    description: `The call data, as 0x-prefixed hex: at most ${MAX_CALL_BYTES} bytes.`,
    example:
      '0xa9059cbb00000000000000000000000052908400098527886e0f7030069857d2e4169ee700000000000000000000000000000000000000000000000000000000000f4240',
  });

/** A checksum address in an answer (EIP-55). */
export const addressAnswer = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .openapi({
    description: 'A checksum address (EIP-55).',
    example: '0x52908400098527886E0F7030069857D2E4169EE7',
  });

/** A transaction hash in an answer. */
export const transactionHashAnswer = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/)
  .openapi({ description: 'The hash of the transaction.', example: sampleTransaction.txHash });

/** An amount in an answer, in coin. */
export function coinAnswer(description: string) {
  return z
    .string()
    .regex(/^\d+(\.\d{1,18})?$/)
    .openapi({ description: `${description}, in coin: a plain decimal number.`, example: '0.001' });
}

/** An amount in an answer, in wei. */
export function weiAnswer(description: string) {
  return z
    .string()
    .regex(/^\d+$/)
    .openapi({ description: `${description}, in wei.`, example: '1000000000000000' });
}

/** A whole number in an answer. */
export function wholeAnswer(description: string, example: number) {
  return z.int().nonnegative().openapi({ format: 'int64', description, example });
}

/** The network that an answer is about. */
export const networkAnswer = {
  network: z
    .enum(rpcNameSchema.options)
    .openapi({ description: 'The network’s rpcName.', example: 'sepolia' }),
  chainId: wholeAnswer('The network’s chain id (EIP-155).', 11155111),
  currency: z.string().openapi({ description: 'The symbol of the network’s coin.', example: 'SepoliaETH' }),
};

/** Returns the fields of a response about its network, as `networkAnswer` describes them. */
export function aboutNetwork({ rpcName, chainId, currency }: Network) {
  return { network: rpcName, chainId, currency };
}
