import { sameAddress } from '../accounts/sameAddress.ts';
import type { SimulationAnswer } from '../schemas/simulationAnswer.ts';
import { isRouter } from '../exchanges/isRouter.ts';
import { callTexts } from '../texts/en/callTexts.ts';
import { fillText } from '../texts/fillText.ts';
import { networks } from '../networks/networks.ts';
import { listedPools } from '../pools/listedPools.ts';
import type { Call } from './Call.ts';
import type { UnknownReason } from './types/UnknownCall.ts';
import { callDigest } from './callDigest.ts';
import type { Asset, Movement, Permission } from './CallEffects.ts';
import type { CallTransaction } from './CallTransaction.ts';
import { callWarnings } from './callWarnings.ts';
import { decodeCall } from './decodeCall.ts';
import { describeCall } from './describeCall.ts';
import { simulationWarningMessage } from './simulationWarningMessage.ts';
import { simulationWarnings } from './simulationWarnings.ts';
import { warningMessage, type WarningMessage } from './warningMessage.ts';

/** Moved or approved asset, with numbers as decimal texts. */
export interface AssetAnswer {
  readonly type: Asset['type'];
  /** Contract of the token or vault; absent for coin. */
  readonly contract?: string;
  /** Id of one NFT or token of a collection; for an asset that is ERC-20 or ERC-721 the amount or the id. */
  readonly id?: string;
}

/** A transfer of an asset. */
export interface MovementAnswer {
  readonly direction: Movement['direction'];
  readonly asset: AssetAnswer;
  /** In the smallest unit; absent if the call does not state it. */
  readonly amount?: string;
  readonly bound: Movement['bound'];
  readonly from?: string;
  readonly to?: string;
}

/** A permission after the call. */
export interface PermissionAnswer {
  readonly asset: AssetAnswer;
  readonly spender: string;
  /** In the smallest unit, or 'all'; absent if it may be an id. */
  readonly amount?: string;
  readonly change: Permission['change'];
  readonly owner?: string;
  /** Seconds since 1970; absent if it has no end. */
  readonly until?: string;
}

/** A warning before a call is signed. */
export interface WarningAnswer {
  readonly type: string;
  /** An English sentence. */
  readonly text: string;
}

/** Explanation of a call as JSON for any program. */
export interface CallAnswerBody {
  readonly kind: Call['kind'];
  /** Title in a word or two of English. */
  readonly title: string;
  /** Reason why the call could not be decoded. Absent if it was decoded. */
  readonly unknownReason?: UnknownReason;
  /** keccak-256 of the length and the data (ERC-8213), for comparison with another device. */
  readonly digest: string;
  /** Seconds since 1970; absent if the call does not expire. */
  readonly deadline?: string;
  /** Accepted loss of value before the call fails, in basis points; absent if the call does not state it. */
  readonly maxLossBps?: string;
  readonly movements: MovementAnswer[];
  readonly permissions: PermissionAnswer[];
  readonly warnings: WarningAnswer[];
}

/** Context of an explanation. */
interface ReportedWith {
  readonly sender: string;
  /** Seconds since 1970. */
  readonly now: bigint;
  /** Simulation of this call; without one, only the call's own warnings are included. */
  readonly simulated?: Pick<SimulationAnswer, 'outcome' | 'parties'> | undefined;
}

/** Explains the declared effects of a call and its warnings, for programs. */
export function explainCall(
  transaction: CallTransaction,
  { sender, now, simulated }: ReportedWith,
): CallAnswerBody {
  const network = networks.find(({ chainId }) => chainId === transaction.chainId);
  const { to } = transaction;
  const isKnownContract =
    network !== undefined &&
    to !== null &&
    (isRouter(network.id, to) || listedPools(network.id).some(({ address }) => sameAddress(address, to)));
  const call = decodeCall(transaction);
  const context = { sender, wrappedCoin: network?.wrappedCoin, isKnownContract };
  const { titleId, deadline, maxLossBps, movements, permissions } = describeCall(call, context);
  const names = {
    nameOf: (address: string | null) => address ?? 'nobody',
    assetOf: (contract: string | null, tokenId: string | null) =>
      contract === null
        ? (network?.currency ?? 'coin')
        : `${contract}${tokenId === null ? '' : ` #${tokenId}`}`,
  };
  const warnings = [
    ...callWarnings(call, { ...context, network: network?.id, now }).map((warning) =>
      answerWarning(warning.type, warningMessage(warning)),
    ),
    ...(simulated ? simulationWarnings(call, { movements, permissions }, simulated) : []).map((warning) =>
      answerWarning(warning.type, simulationWarningMessage(warning, names)),
    ),
  ];
  return {
    kind: call.kind,
    title: callTexts[titleId as keyof typeof callTexts],
    ...(call.kind === 'unknown' && { unknownReason: call.reason }),
    digest: callDigest(transaction.data),
    ...(deadline !== undefined && { deadline: deadline.toString() }),
    ...(maxLossBps !== undefined && { maxLossBps: maxLossBps.toString() }),
    movements: movements.map(answerMovement),
    permissions: permissions.map(answerPermission),
    // The call and its simulation both report an unlimited approval.
    warnings: [...new Map(warnings.map((warning) => [`${warning.type} ${warning.text}`, warning])).values()],
  };
}

function answerWarning(type: string, { id, values }: WarningMessage): WarningAnswer {
  return { type, text: fillText(callTexts[id as keyof typeof callTexts], values) };
}

function answerMovement({ direction, asset, amount, bound, from, to }: Movement): MovementAnswer {
  return {
    direction,
    asset: answerAsset(asset),
    ...(amount !== undefined && { amount: amount.toString() }),
    bound,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

function answerPermission({ asset, spender, amount, change, owner, until }: Permission): PermissionAnswer {
  return {
    asset: answerAsset(asset),
    spender,
    ...(amount !== undefined && { amount: amount.toString() }),
    change,
    ...(owner !== undefined && { owner }),
    ...(until !== undefined && { until: until.toString() }),
  };
}

function answerAsset(asset: Asset): AssetAnswer {
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
