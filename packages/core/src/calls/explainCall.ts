import { sameAddress } from '../accounts/sameAddress.ts';
import type { SimulationAnswer } from '../callables/simulationAnswer.ts';
import { isRouter } from '../exchanges/isRouter.ts';
import { callTexts } from '../texts/callTexts.ts';
import { fillText } from '../texts/fillText.ts';
import { networks } from '../networks/networks.ts';
import { vaultsOf } from '../vaults/vaultsOf.ts';
import type { Call, UnknownReason } from './Call.ts';
import { callDigest } from './callDigest.ts';
import type { Asset, Movement, Permission } from './CallEffects.ts';
import type { CallTransaction } from './CallTransaction.ts';
import { callWarnings } from './callWarnings.ts';
import { decodeCall } from './decodeCall.ts';
import { describeCall } from './describeCall.ts';
import { simulationWarningMessage } from './simulationWarningMessage.ts';
import { simulationWarnings } from './simulationWarnings.ts';
import { warningMessage, type WarningMessage } from './warningMessage.ts';

/** What is moved or allowed, with numbers as decimal texts. */
export interface AssetAnswer {
  readonly type: Asset['type'];
  /** The token's or the vault's; absent of coin. */
  readonly contract?: string;
  /** Of one NFT or token of a collection; of what is ERC-20 or ERC-721 the amount, or the id. */
  readonly id?: string;
}

/** Something that changes hands. */
export interface MovementAnswer {
  readonly direction: Movement['direction'];
  readonly asset: AssetAnswer;
  /** In the smallest unit; absent where the call does not say how much. */
  readonly amount?: string;
  readonly bound: Movement['bound'];
  readonly from?: string;
  readonly to?: string;
}

/** What somebody may take afterwards. */
export interface PermissionAnswer {
  readonly asset: AssetAnswer;
  readonly spender: string;
  /** In the smallest unit, or 'all'; absent where it may be an id. */
  readonly amount?: string;
  readonly change: Permission['change'];
  readonly owner?: string;
  /** Seconds since 1970; absent where it does not end by itself. */
  readonly until?: string;
}

/** What to know before a call is signed. */
export interface WarningAnswer {
  readonly type: string;
  /** An English sentence. */
  readonly text: string;
}

/** A call in words and numbers that any program reads, as JSON. */
export interface CallAnswerBody {
  readonly kind: Call['kind'];
  /** What it is, in a word or two of English. */
  readonly title: string;
  /** Why the call could not be decoded. Absent if it was decoded. */
  readonly unknownReason?: UnknownReason;
  /** keccak-256 of the length and the data (ERC-8213), for comparison with another device. */
  readonly digest: string;
  /** Seconds since 1970; absent where it may be made at any time. */
  readonly deadline?: string;
  /** How much less than its worth may come before it fails, in hundredths of a percent; absent where the call does not say. */
  readonly maxLossBps?: string;
  readonly movements: MovementAnswer[];
  readonly permissions: PermissionAnswer[];
  readonly warnings: WarningAnswer[];
}

/** What a call is told with. */
interface ReportedWith {
  readonly sender: string;
  /** Seconds since 1970. */
  readonly now: bigint;
  /** What a simulation of this very call said; without one only what the call itself tells is warned of. */
  readonly simulated?: Pick<SimulationAnswer, 'outcome' | 'parties'> | undefined;
}

/** Says what a call does by its own word, and what to know before it is signed, for programs. */
export function explainCall(
  transaction: CallTransaction,
  { sender, now, simulated }: ReportedWith,
): CallAnswerBody {
  const network = networks.find(({ chainId }) => chainId === transaction.chainId);
  const { to } = transaction;
  const isKnownContract =
    network !== undefined &&
    to !== null &&
    (isRouter(network.id, to) || vaultsOf(network.id).some(({ address }) => sameAddress(address, to)));
  const call = decodeCall(transaction);
  const about = { sender, wrappedCoin: network?.wrappedCoin, isKnownContract };
  const { titleId, deadline, maxLossBps, movements, permissions } = describeCall(call, about);
  const names = {
    nameOf: (address: string | null) => address ?? 'nobody',
    assetOf: (contract: string | null, tokenId: string | null) =>
      contract === null
        ? (network?.currency ?? 'coin')
        : `${contract}${tokenId === null ? '' : ` #${tokenId}`}`,
  };
  const warnings = [
    ...callWarnings(call, { ...about, network: network?.id, now }).map((warning) =>
      told(warning.type, warningMessage(warning)),
    ),
    ...(simulated ? simulationWarnings(call, { movements, permissions }, simulated) : []).map((warning) =>
      told(warning.type, simulationWarningMessage(warning, names)),
    ),
  ];
  return {
    kind: call.kind,
    title: callTexts[titleId as keyof typeof callTexts],
    ...(call.kind === 'unknown' && { unknownReason: call.reason }),
    digest: callDigest(transaction.data),
    ...(deadline !== undefined && { deadline: deadline.toString() }),
    ...(maxLossBps !== undefined && { maxLossBps: maxLossBps.toString() }),
    movements: movements.map(toldMovement),
    permissions: permissions.map(toldPermission),
    // An allowance without limit is told by the call, and by its simulation.
    warnings: [...new Map(warnings.map((warning) => [`${warning.type} ${warning.text}`, warning])).values()],
  };
}

function told(type: string, { id, values }: WarningMessage): WarningAnswer {
  return { type, text: fillText(callTexts[id as keyof typeof callTexts], values) };
}

function toldMovement({ direction, asset, amount, bound, from, to }: Movement): MovementAnswer {
  return {
    direction,
    asset: toldAsset(asset),
    ...(amount !== undefined && { amount: amount.toString() }),
    bound,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

function toldPermission({ asset, spender, amount, change, owner, until }: Permission): PermissionAnswer {
  return {
    asset: toldAsset(asset),
    spender,
    ...(amount !== undefined && { amount: amount.toString() }),
    change,
    ...(owner !== undefined && { owner }),
    ...(until !== undefined && { until: until.toString() }),
  };
}

function toldAsset(asset: Asset): AssetAnswer {
  switch (asset.type) {
    case 'coin':
      return { type: asset.type };
    case 'vaultAsset':
      return { type: asset.type, contract: asset.vault };
    case 'nft':
    case 'multiToken':
      return { type: asset.type, contract: asset.contract, id: asset.id.toString() };
    case 'tokenOrNft':
      return { type: asset.type, contract: asset.contract, id: asset.amountOrId.toString() };
    default:
      return { type: asset.type, contract: asset.contract };
  }
}
