import type { PoolPreviewQuestion } from '@everything-wallet/core/schemas/pools';
import type { Network } from '@everything-wallet/core/networks/networks';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask, BatchQuery } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import { multicall } from '../chain/multicall.ts';
import { batchCall } from '../chain/batchCall.ts';
import type { Head, ReadGroup } from '../holdings/Reading.ts';
import { readUint } from '../holdings/readUint.ts';
import { poolRead } from './poolReads.ts';
import { tryDeposit } from './tryDeposit.ts';
import { tryRedemption } from './tryRedemption.ts';
import type { SimulatedStep, PoolNodeResponse } from './PoolNodeResponse.ts';
import { bytesSchema } from '../chain/rpcSchemas.ts';

/**
 * Accounts per call: a vault reads all of its markets to compute a withdrawal limit, and a call that takes
 * too much gas fails as a whole.
 */
const TOGETHER = 8;

/** A share's price is measured on a million shares, since an asset of six digits is too coarse for one. */
export const MEASURED_SHARES = 1_000_000n;

/** Unowned address for reads without an account, to find whether a vault accepts deposits. */
export const ANYBODY = '0x00000000000000000000000000000000000000A1';

/** Wanted values from every node. */
export interface WantedPools {
  readonly vaults: readonly string[];
  readonly addresses: readonly string[];
  /** Tokens whose names and decimals are not known. */
  readonly tokens: readonly string[];
  readonly preview: PoolPreviewQuestion | undefined;
  /** Asset of the previewed vault. */
  readonly previewedAsset: string | undefined;
  /** True if that vault is listed as taking a loss bound (`boundsLoss`). */
  readonly boundsLoss: boolean;
}

/** Returns one share in its smallest units; no vault has more decimals than that. */
export function unitOf(decimals: bigint | undefined): bigint | undefined {
  return decimals === undefined || decimals > 36n ? undefined : 10n ** decimals;
}

/**
 * Reads vaults from one node, all at one block: first their facts, then what depends on them (the price of
 * one share, the value of held shares).
 *
 * @param block as in eth_call
 * @throws RpcError | EndpointError if it has no usable answer
 */
export async function readPools(
  { ask, batchQuery }: { readonly ask: Ask; readonly batchQuery: BatchQuery },
  network: Network,
  wanted: WantedPools,
  block: string,
): Promise<PoolNodeResponse> {
  const { vaults, addresses, tokens, preview } = wanted;
  const answersByKey = new Map<string, string | null | undefined>();
  let head: Head | undefined;
  const of = (read: ContractCall) => answersByKey.get(keyOf(read));
  const lookUp = async (groups: readonly (readonly ContractCall[])[]) => {
    // A failure of the first group fails everything: so it contains nothing of a vault.
    const all: ReadGroup[] = [[], ...groups.filter((reads) => reads.length > 0)].map((reads) => ({
      reads,
      isOfStrangers: false,
    }));
    const atOnce = await multicall({ ask, batchQuery }, network, all, block);
    const reading = atOnce === 'absent' ? await batchCall(batchQuery, all, block) : atOnce;
    head ??= reading.head;
    for (const [group, { reads }] of all.entries())
      for (const [index, read] of reads.entries())
        if ('to' in read) answersByKey.set(keyOf(read), reading.answers[group]?.[index]);
  };
  const facts = (to: string) => (['symbol', 'name', 'decimals'] as const).map((fact) => poolRead(to, fact));
  const [codes] = await Promise.all([
    readCodes(batchQuery, vaults, block),
    lookUp([
      tokens.flatMap(facts),
      ...vaults.map((vault) =>
        (['asset', 'decimals', 'totalAssets'] as const).map((fact) => poolRead(vault, fact)),
      ),
      ...vaults.flatMap((vault) =>
        inParts(addresses.length === 0 ? [ANYBODY] : addresses).map((some) =>
          some.flatMap((address) => [
            ...(address === ANYBODY ? [] : [poolRead(vault, 'balanceOf', address)]),
            poolRead(vault, 'maxDeposit', address),
          ]),
        ),
      ),
      ...(preview ? [[previewRead(preview)]] : []),
    ]),
  ]);
  const promised = preview && readUint(of(previewRead(preview)));
  const [tried] = await Promise.all([
    tryOut(ask, network, wanted, promised, block),
    lookUp([
      ...vaults.map((vault) => {
        const unit = unitOf(readUint(of(poolRead(vault, 'decimals'))));
        return unit === undefined ? [] : pricesOf(vault, unit);
      }),
      ...vaults.flatMap((vault) =>
        inParts(addresses).map((some) => some.flatMap((address) => heldReads(vault, address, of))),
      ),
      ...(preview ? [backReads(preview, of)] : []),
    ]),
  ]);
  return { head, of, hasCode: (contract) => codes.get(contract), tried };
}

/** Has the node simulate the previewed step, if an account for it is given. */
async function tryOut(
  ask: Ask,
  { chainId, wrappedCoin }: Network,
  { preview, previewedAsset: asset, boundsLoss }: WantedPools,
  promised: bigint | undefined,
  block: string,
): Promise<SimulatedStep | undefined> {
  const from = preview?.from;
  if (!preview || from === undefined) return undefined;
  if (preview.action === 'redeem')
    return boundsLoss ? tryRedemption(ask, { ...preview, from, chainId }, block) : undefined;
  if (preview.action !== 'deposit' || promised === undefined || asset === undefined) return undefined;
  return tryDeposit(ask, { ...preview, from, asset, wrappedCoin, promised }, block);
}

/** Returns the reads of one share's price. */
function pricesOf(vault: string, unit: bigint): readonly ContractCall[] {
  return [
    poolRead(vault, 'convertToAssets', unit),
    poolRead(vault, 'convertToAssets', unit * MEASURED_SHARES),
  ];
}

/** Returns the reads of held shares; none without any. */
function heldReads(vault: string, address: string, of: PoolNodeResponse['of']): readonly ContractCall[] {
  const shares = readUint(of(poolRead(vault, 'balanceOf', address)));
  if (shares === undefined || shares === 0n) return [];
  return [
    poolRead(vault, 'previewRedeem', shares),
    poolRead(vault, 'maxWithdraw', address),
    poolRead(vault, 'maxRedeem', address),
  ];
}

/** Returns the vault's preview read for a step. */
export function previewRead({ vault, action, amount }: PoolPreviewQuestion): ContractCall {
  const question = {
    deposit: 'previewDeposit',
    withdraw: 'previewWithdraw',
    redeem: 'previewRedeem',
  } as const;
  return poolRead(vault, question[action], BigInt(amount));
}

/** Returns the reads of a deposit's shares' redemption value. */
export function backReads(preview: PoolPreviewQuestion, of: PoolNodeResponse['of']): readonly ContractCall[] {
  const shares = readUint(of(previewRead(preview)));
  return preview.action === 'deposit' && shares !== undefined
    ? [poolRead(preview.vault, 'previewRedeem', shares)]
    : [];
}

async function readCodes(
  batchQuery: BatchQuery,
  vaults: readonly string[],
  block: string,
): Promise<ReadonlyMap<string, boolean>> {
  if (vaults.length === 0) return new Map();
  const answers = await batchQuery(
    vaults.map((vault) => ({ method: 'eth_getCode', params: [vault, block] })),
  );
  const codes = answers.map((answer) =>
    answer instanceof RpcError ? undefined : bytesSchema.safeParse(answer.result).data,
  );
  return new Map(
    vaults.flatMap((vault, place) => {
      const code = codes[place];
      return code === undefined ? [] : [[vault, code !== '0x'] as const];
    }),
  );
}

function inParts(addresses: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(addresses.length / TOGETHER) }, (_, index) =>
    addresses.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );
}

function keyOf({ to, data }: ContractCall): string {
  return `${to} ${data}`.toLowerCase();
}
