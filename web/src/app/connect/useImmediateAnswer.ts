import type { RpcErrorObject } from '@everything-wallet/core/connect/connectProtocol';
import type { ParsedSiteRequest } from '@everything-wallet/core/connect/ParsedSiteRequest';
import { useEffect } from 'react';
import type { ConnectedSite } from '../../features/connect/ConnectedSite.ts';
import type { SiteLimit } from '../../features/connect/SiteLimit.ts';
import type { SiteAnswer } from './useSiteAnswer.ts';

/** Refusal of a request that is not within the user's limits. */
interface LimitRefusal {
  readonly kind: 'refused';
  readonly error: RpcErrorObject;
  readonly limit?: SiteLimit | undefined;
}

interface ImmediateAnswer {
  readonly read: ParsedSiteRequest | LimitRefusal;
  readonly permission: ConnectedSite | undefined;
  readonly answer: SiteAnswer;
  /** Answer that was signed on an earlier screen of this request; undefined for none. */
  readonly signedBefore: unknown;
  /** True if the permission has ended. */
  readonly isEnded: boolean;
  /** True if the site had its accounts when it asked. */
  readonly isShared: boolean;
}

/** Answers what needs no user; returns true for such a request. */
export function useImmediateAnswer(request: ImmediateAnswer): boolean {
  const isImmediate = needsNoUser(request);
  useEffect(() => {
    if (isImmediate) give(request);
    // oxlint-disable-next-line react/exhaustive-deps -- once: an answer changes the permission
  }, [isImmediate]);
  return isImmediate;
}

function needsNoUser({ read, signedBefore, isEnded, isShared }: ImmediateAnswer): boolean {
  if (signedBefore !== undefined || isEnded) return true;
  switch (read.kind) {
    case 'refused':
      return true;
    case 'connect':
      return isShared && read.answer === 'accounts';
    case 'switchChain':
    case 'addChain':
      return read.isGranted;
    default:
      return false;
  }
}

function give({ read, permission, answer, signedBefore }: ImmediateAnswer): void {
  if (signedBefore !== undefined) answer.answerSigned();
  else if (read.kind === 'refused') answer.refuse(read.error, 'limit' in read ? read.limit : undefined);
  else if (!permission) answer.refuse({ code: 4100, message: 'The website is not connected' });
  else if (read.kind === 'connect') answer.approveAtOnce(permission.accounts);
  else if ('chainId' in read) answer.approveAtOnce(null, { ...permission, chain_id: read.chainId });
}
