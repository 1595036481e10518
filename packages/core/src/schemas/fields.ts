import { z } from 'zod';
import { callLimits } from '../calls/callLimits.ts';
import { networks, type RpcName } from '../networks/networks.ts';
import { tokenLimits } from '../tokens/tokenLimits.ts';

const rpcNames = networks.map((network) => network.rpcName);

/** rpcName of a network. */
export const rpcNameSchema = z.enum(rpcNames as [RpcName, ...RpcName[]], {
  error: `must be one of ${rpcNames.join(', ')}`,
});

/** A non-negative amount of native coin as a plain decimal string, for example '0.25'. */
export const coinAmountSchema = z.string().regex(/^\d{1,60}(\.\d{1,18})?$/, 'must be a plain decimal number');

/** A quantity as JSON-RPC writes it: 0x and hex digits without leading zeros, at most 256 bits. */
export const hexQuantitySchema = z
  .string()
  .regex(/^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,63})$/, 'must be a hex quantity such as 0xde0b6b3a7640000');

/** A transaction hash: 0x and 64 hex digits. */
export const transactionHashSchema = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hex digits');

/** A SHA-256 digest: 64 lower-case hex digits. */
export const sha256HexSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 digest of 64 lower-case hex digits');

/** An amount of wei as a decimal string, for example '1000000000'. */
export const weiSchema = z.string().regex(/^\d{1,78}$/, 'must be a whole number of wei');

/** A non-negative amount of a token as a plain decimal string in token units, for example '12.5'. */
export const tokenAmountSchema = z
  .string()
  .regex(/^\d{1,78}(\.\d{1,36})?$/, 'must be a plain decimal number');

/** Decimals of a token. */
export const tokenDecimalsSchema = z.number().int().min(0).max(tokenLimits.decimals);

/** The call `transfer(address,uint256)` of an ERC-20 contract, and no other: 68 bytes of hex. */
export const tokenTransferSchema = z
  .string()
  .regex(/^0xa9059cbb0{24}[0-9a-fA-F]{104}$/, 'must be the call transfer(address,uint256) of a token');

/** Call data: at least one byte, at most 128 kB. */
export const callDataSchema = z
  .string()
  .max(2 + 2 * callLimits.dataBytes, 'must be at most 128 kB')
  .regex(/^0x([0-9a-fA-F]{2})+$/, 'must be 0x-prefixed hex of whole bytes');

/** A number of at most 256 bits as a plain decimal text. */
export const uint256Schema = z
  .string()
  .regex(/^\d{1,78}$/, 'must be a whole decimal number')
  .refine(isUint256, 'must be below 2^256');

/** True for a 256-bit number; a text that is not a number is rejected by the pattern beside this. */
function isUint256(text: string): boolean {
  return /^\d+$/.test(text) && BigInt(text) < 2n ** 256n;
}
