import { z } from 'zod';

/** Most bytes of call data and code, as of a transaction that nodes accept. */
const MAX_BYTES = 131_072;

/** Blocks of eth_feeHistory, and percentiles, as nodes bound them. */
const MAX_FEE_BLOCKS = 1_024;
const MAX_PERCENTILES = 100;

/** Storage keys of eth_getProof: each costs the node a branch of the state. */
const MAX_PROVED_KEYS = 100;

/** Addresses, topics and entries of a list. */
const MAX_ENTRIES = 1_000;

const hex = (pattern: RegExp, message: string) => z.string(message).regex(pattern, message);

export const address = hex(/^0x[0-9a-fA-F]{40}$/, 'must be an address of 20 bytes, as 0x and hex digits');
export const hash = hex(/^0x[0-9a-fA-F]{64}$/, 'must be 32 bytes, as 0x and hex digits');
export const quantity = hex(/^0x[0-9a-fA-F]{1,64}$/, 'must be a quantity, as 0x and up to 64 hex digits');
const bytes = z
  .string('must be bytes, as 0x and hex digits')
  .max(2 + 2 * MAX_BYTES, `must be at most ${MAX_BYTES} bytes`)
  .regex(/^0x([0-9a-fA-F]{2})*$/, 'must be whole bytes, as 0x and hex digits');
export const isFull = z.boolean('must be true or false');

const NO_BLOCK =
  'must be a block number as 0x and hex digits, or latest, earliest, pending, safe or finalized';
/** A block by its number or name (execution-apis). */
export const blockNumber = hex(/^(0x[0-9a-fA-F]{1,64}|latest|earliest|pending|safe|finalized)$/, NO_BLOCK);
/** The same, or a block by an object (EIP-1898). */
export const block = z.union(
  [
    blockNumber,
    z.strictObject({ blockNumber: quantity }),
    z.strictObject({ blockHash: hash, requireCanonical: z.boolean().optional() }),
  ],
  `${NO_BLOCK}, or an object with blockNumber or blockHash`,
);

const accessList = list(
  z.strictObject({ address, storageKeys: list(hash, MAX_ENTRIES) }, 'must be an object'),
  MAX_ENTRIES,
);

/** The call of eth_call and eth_estimateGas. Fields that a program leaves empty may be null. */
export const transaction = z.strictObject(
  {
    from: address.nullish(),
    to: address.nullish(),
    gas: quantity.nullish(),
    gasPrice: quantity.nullish(),
    maxFeePerGas: quantity.nullish(),
    maxPriorityFeePerGas: quantity.nullish(),
    maxFeePerBlobGas: quantity.nullish(),
    value: quantity.nullish(),
    nonce: quantity.nullish(),
    data: bytes.nullish(),
    input: bytes.nullish(),
    type: quantity.nullish(),
    chainId: quantity.nullish(),
    accessList: accessList.nullish(),
    blobVersionedHashes: list(hash, MAX_ENTRIES).nullish(),
  },
  'must be an object',
);

const slots = record(hash, hash, 'must be an object of slots and values');

/** State for one call alone, by address (geth and its kin). */
export const overrides = record(
  address,
  z.strictObject(
    {
      balance: quantity.optional(),
      nonce: quantity.optional(),
      code: bytes.optional(),
      state: slots.optional(),
      stateDiff: slots.optional(),
    },
    'must be an object',
  ),
  'must be an object of addresses',
);

const topic = z.union(
  [z.null(), hash, list(hash, MAX_ENTRIES)],
  'must be null, 32 bytes as 0x and hex digits, or a list of those',
);

/** The filter of eth_getLogs. */
export const logFilter = z
  .strictObject(
    {
      fromBlock: blockNumber.nullish(),
      toBlock: blockNumber.nullish(),
      blockHash: hash.nullish(),
      address: z
        .union([address, list(address, MAX_ENTRIES)], 'must be an address, or a list of addresses')
        .nullish(),
      topics: list(topic, 4).nullish(),
    },
    'must be an object',
  )
  .refine(({ blockHash, fromBlock, toBlock }) => !blockHash || (fromBlock ?? toBlock ?? null) === null, {
    path: ['blockHash'],
    message: 'must stand alone, without fromBlock and toBlock',
  });

/** Parameters of eth_getProof after the address. */
export const provedKeys = list(quantity, MAX_PROVED_KEYS);

/** Parameters of eth_feeHistory. */
export const feeBlocks = z
  .union([quantity, z.int()], 'must be a number of blocks')
  .refine((count) => BigInt(count) > 0n && BigInt(count) <= BigInt(MAX_FEE_BLOCKS), {
    message: `must be from 1 to ${MAX_FEE_BLOCKS} blocks`,
  });
export const percentiles = list(
  z.number('must be a number').min(0, 'must be at least 0').max(100, 'must be at most 100'),
  MAX_PERCENTILES,
).nullable();

function list<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item, 'must be a list').max(max, `must have at most ${max} entries`);
}

/** An object of any names. Zod's own would pass over `__proto__`, which would then be passed on unchecked. */
function record(key: z.ZodString, value: z.ZodType, message: string) {
  return z
    .unknown()
    .refine((given) => typeof given !== 'object' || given === null || !Object.hasOwn(given, '__proto__'), {
      message: 'must not have the field __proto__',
      abort: true,
    })
    .pipe(z.record(key, value, message));
}
