import type { VaultPreviewQuestion } from '@everything-wallet/core/callables/vaults';
import type { Network } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask, BatchQuery } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import { multicall } from '../chain/multicall.ts';
import { batchCall } from '../chain/batchCall.ts';
import type { Head, ReadGroup } from '../holdings/Reading.ts';
import { readUint } from '../holdings/readUint.ts';
import { vaultRead } from './vaultReads.ts';
import { tryDeposit } from './tryDeposit.ts';
import { tryRedemption } from './tryRedemption.ts';
import type { VaultNodeResponse, VaultTrial } from './VaultNodeResponse.ts';

/**
 * Accounts that one call asks about: a vault goes through all of its markets to say what may leave, and what is asked together ends
 * together where it takes too much gas.
 */
const TOGETHER = 8;

/** A share's price is measured of a million shares, since an asset of six digits says little of one. */
export const MEASURED_SHARES = 1_000_000n;

/** Where nobody is asked about: an address that is nobody's, to learn whether a vault takes anything. */
export const ANYBODY = '0x00000000000000000000000000000000000000A1';

const codeSchema = z.string().regex(/^0x([0-9a-fA-F]{2})*$/);

/** What is asked of every node. */
export interface WantedVaults {
  readonly vaults: readonly string[];
  readonly addresses: readonly string[];
  /** Tokens whose names and decimals are not known. */
  readonly tokens: readonly string[];
  readonly preview: VaultPreviewQuestion | undefined;
  /** What the vault of the preview takes. */
  readonly previewedAsset: string | undefined;
  /** Whether that vault is said to take a bound on the loss (`boundsLoss`). */
  readonly boundsLoss: boolean;
}

/** How many of its own smallest units one share is; more decimals than that no vault has. */
export function unitOf(decimals: bigint | undefined): bigint | undefined {
  return decimals === undefined || decimals > 36n ? undefined : 10n ** decimals;
}

/**
 * Asks one node about vaults, all of it at one block: what they are, and then what depends on that (the price of one share, what the shares
 * that somebody has would bring).
 *
 * @param block as eth_call takes it
 * @throws RpcError | EndpointError where it has no usable answer
 */
export async function readVaults(
  { ask, batchQuery }: { readonly ask: Ask; readonly batchQuery: BatchQuery },
  network: Network,
  wanted: WantedVaults,
  block: string,
): Promise<VaultNodeResponse> {
  const { vaults, addresses, tokens, preview } = wanted;
  const told = new Map<string, string | null | undefined>();
  let head: Head | undefined;
  const of = (read: ContractCall) => told.get(keyOf(read));
  const lookUp = async (groups: readonly (readonly ContractCall[])[]) => {
    // What is asked first ends the whole where it fails: so that is nothing of a vault.
    const all: ReadGroup[] = [[], ...groups.filter((reads) => reads.length > 0)].map((reads) => ({
      reads,
      isOfStrangers: false,
    }));
    const atOnce = await multicall({ ask, batchQuery }, network, all, block);
    const reading = atOnce === 'absent' ? await batchCall(batchQuery, all, block) : atOnce;
    head ??= reading.head;
    for (const [group, { reads }] of all.entries())
      for (const [index, read] of reads.entries())
        if ('to' in read) told.set(keyOf(read), reading.answers[group]?.[index]);
  };
  const facts = (to: string) => (['symbol', 'name', 'decimals'] as const).map((fact) => vaultRead(to, fact));
  const [codes] = await Promise.all([
    readCodes(batchQuery, vaults, block),
    lookUp([
      tokens.flatMap(facts),
      ...vaults.map((vault) =>
        (['asset', 'decimals', 'totalAssets'] as const).map((fact) => vaultRead(vault, fact)),
      ),
      ...vaults.flatMap((vault) =>
        inParts(addresses.length === 0 ? [ANYBODY] : addresses).map((some) =>
          some.flatMap((address) => [
            ...(address === ANYBODY ? [] : [vaultRead(vault, 'balanceOf', address)]),
            vaultRead(vault, 'maxDeposit', address),
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
        const unit = unitOf(readUint(of(vaultRead(vault, 'decimals'))));
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

/** Has the node try the step of a preview out, where somebody is named who would make it. */
async function tryOut(
  ask: Ask,
  { chainId, wrappedCoin }: Network,
  { preview, previewedAsset: asset, boundsLoss }: WantedVaults,
  promised: bigint | undefined,
  block: string,
): Promise<VaultTrial | undefined> {
  const from = preview?.from;
  if (!preview || from === undefined) return undefined;
  if (preview.action === 'redeem')
    return boundsLoss ? tryRedemption(ask, { ...preview, from, chainId }, block) : undefined;
  if (preview.action !== 'deposit' || promised === undefined || asset === undefined) return undefined;
  return tryDeposit(ask, { ...preview, from, asset, wrappedCoin, promised }, block);
}

/** What is asked of one share's price. */
function pricesOf(vault: string, unit: bigint): readonly ContractCall[] {
  return [
    vaultRead(vault, 'convertToAssets', unit),
    vaultRead(vault, 'convertToAssets', unit * MEASURED_SHARES),
  ];
}

/** What is asked of shares that somebody has; of none nothing. */
function heldReads(vault: string, address: string, of: VaultNodeResponse['of']): readonly ContractCall[] {
  const shares = readUint(of(vaultRead(vault, 'balanceOf', address)));
  if (shares === undefined || shares === 0n) return [];
  return [
    vaultRead(vault, 'previewRedeem', shares),
    vaultRead(vault, 'maxWithdraw', address),
    vaultRead(vault, 'maxRedeem', address),
  ];
}

/** What a vault is asked first of something that is about to be done. */
export function previewRead({ vault, action, amount }: VaultPreviewQuestion): ContractCall {
  const question = {
    deposit: 'previewDeposit',
    withdraw: 'previewWithdraw',
    redeem: 'previewRedeem',
  } as const;
  return vaultRead(vault, question[action], BigInt(amount));
}

/** Of a deposit, what its shares would bring at once. */
export function backReads(
  preview: VaultPreviewQuestion,
  of: VaultNodeResponse['of'],
): readonly ContractCall[] {
  const shares = readUint(of(previewRead(preview)));
  return preview.action === 'deposit' && shares !== undefined
    ? [vaultRead(preview.vault, 'previewRedeem', shares)]
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
    answer instanceof RpcError ? undefined : codeSchema.safeParse(answer.result).data,
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
