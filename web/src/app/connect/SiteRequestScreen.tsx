import { parseSiteRequest } from '@everything-wallet/core/connect/parseSiteRequest';
import { useState } from 'react';
import { PageLoading } from '../../components/PageLoading.tsx';
import type { Account } from '../../features/accounts/Account.ts';
import { exceededLimit } from '../../features/connect/exceededLimit.ts';
import { limitError } from '../../features/connect/limitError.ts';
import { repeatedBatch } from '../../features/connect/repeatedBatch.ts';
import type { Site, SiteRequest } from '../../features/connect/SiteConnection.ts';
import { siteLog } from '../../features/connect/siteLog.ts';
import type { SigningAccount } from '../wallet/signingAccounts.ts';
import { ConnectRequest } from './ConnectRequest.tsx';
import { SignatureOfSite } from './SignatureOfSite.tsx';
import { SwitchRequest } from './SwitchRequest.tsx';
import { TransactionsOfSite } from './TransactionsOfSite.tsx';
import { useSiteConnection } from '../../features/connect/useSiteConnection.ts';
import { useImmediateAnswer } from './useImmediateAnswer.ts';
import { useSiteAnswer } from './useSiteAnswer.ts';
import { useSitePermission } from './useSitePermission.ts';
import { WatchAssetRequest } from './WatchAssetRequest.tsx';

interface SiteRequestScreenProps {
  userId: string;
  site: Site;
  request: SiteRequest;
  /** All accounts of the user, the oldest first. */
  accounts: readonly Omit<Account, 'number'>[];
  signers: readonly SigningAccount[];
}

/** One request of a website: refused, answered without a question, or its screen. */
export function SiteRequestScreen({ userId, site, request, accounts, signers }: SiteRequestScreenProps) {
  const { origin } = site;
  const { permission, stored, otherOrigins } = useSitePermission(userId, origin, signers);
  const { connection } = useSiteConnection();
  // Signed on an earlier screen of this request, as before the session ended: it is not asked for again.
  const [signedBefore] = useState(() => connection.signedAnswer(request.id));
  const answer = useSiteAnswer({ userId, origin, request, permission });
  // Read once: what is reviewed is what arrived.
  const [read] = useState(() => {
    const granted = permission && {
      origin,
      accounts: permission.accounts,
      chainId: permission.chain_id,
      chainIds: permission.chain_ids,
    };
    const result = parseSiteRequest(request, granted, Date.now());
    const log = siteLog.ofUser(userId);
    const limit = permission && exceededLimit(result, permission, log);
    const error = limit ? limitError(limit) : permission && repeatedBatch(result, origin, log);
    return error ? ({ kind: 'refused', error, limit } as const) : result;
  });
  // Another tab of the site, or the same one twice, need not ask again; but anyone can write a link.
  const [isConnected] = useState(permission !== undefined && !connection.isRedirect);
  const isSigned = connection.signedAnswer(request.id) !== undefined;
  const hasEnded =
    permission === undefined && !isSigned && read.kind !== 'connect' && read.kind !== 'refused';

  const isAnsweredNow = useImmediateAnswer({
    read,
    permission,
    answer,
    signedBefore,
    isEnded: hasEnded,
    isShared: isConnected,
  });
  if (isAnsweredNow) return <PageLoading />;

  if (read.kind === 'connect') {
    return (
      <ConnectRequest
        {...{ userId, site, accounts, signers, otherOrigins, stored, permission, answer }}
        isForPermissions={read.answer === 'permissions'}
        requestedChainId={Number(request.chainId)}
      />
    );
  }
  const shared = { userId, site, signers, answer };
  switch (read.kind) {
    case 'personal':
    case 'typedData':
      return <SignatureOfSite {...shared} read={read} />;
    case 'transaction':
      return <TransactionsOfSite {...shared} from={read.from} chainId={read.chainId} calls={[read]} />;
    case 'calls':
      return <TransactionsOfSite {...shared} {...read} isBatch />;
    case 'switchChain':
    case 'addChain':
      return permission ? (
        <SwitchRequest site={site} chainId={read.chainId} permission={permission} answer={answer} />
      ) : null;
    case 'watchAsset':
      return <WatchAssetRequest userId={userId} site={site} asset={read} answer={answer} />;
  }
}
