import type { ParsedSiteRequest } from '@everything-wallet/core/connect/ParsedSiteRequest';
import { networks } from '@everything-wallet/core/networks/networks';
import { useRef } from 'react';
import { limitError } from '../../features/connect/limitError.ts';
import type { Site } from '../../features/connect/SiteConnection.ts';
import type { SiteLimit } from '../../features/connect/SiteLimit.ts';
import { SiteLimitError } from '../../features/connect/SiteLimitError.ts';
import { withinSiteLimits } from '../../features/connect/withinSiteLimits.ts';
import { ReviewSignatureDialog } from '../review/ReviewSignatureDialog.tsx';
import type { SigningAccount } from '../wallet/signingAccounts.ts';
import type { SiteAnswer } from './useSiteAnswer.ts';

interface SignatureOfSiteProps {
  userId: string;
  site: Site;
  signers: readonly SigningAccount[];
  read: Extract<ParsedSiteRequest, { kind: 'personal' | 'typedData' }>;
  answer: SiteAnswer;
}

/** Review of a message or typed data that a website wants signed. */
export function SignatureOfSite({ userId, site: { origin }, signers, read, answer }: SignatureOfSiteProps) {
  /** Limit that the last attempt was not within. */
  const limit = useRef<SiteLimit>(undefined);
  const index = signers.find(({ address }) => address === read.address)?.index ?? null;
  const signer = { address: read.address, derivationIndex: index };
  const network = read.kind === 'typedData' ? networkOf(read.chainId) : networks[0];
  const shared = { signer, origin, withinLimits: signWithin };
  const request =
    read.kind === 'personal'
      ? { ...shared, message: read.message, siwe: read.siwe }
      : { ...shared, network, text: read.text };

  /** Signs if it is within the limits: they may have changed since the request arrived. */
  async function signWithin<Result>(work: () => Promise<Result>) {
    limit.current = undefined;
    try {
      return await withinSiteLimits({
        ...{ userId, origin, read, signers: signers.map(({ address }) => address), work },
        ...{ logId: answer.logId, isOpen: answer.isOpen },
      });
    } catch (error) {
      if (error instanceof SiteLimitError) limit.current = error.limit;
      throw error;
    }
  }

  function close() {
    if (limit.current) answer.refuse(limitError(limit.current), limit.current);
    else answer.reject();
  }

  return (
    <ReviewSignatureDialog
      request={request}
      onSigned={(signature) => answer.approve(signature, { chain_id: network.chainId })}
      onClose={close}
    />
  );
}

function networkOf(chainId: number) {
  return networks.find((network) => network.chainId === chainId) ?? networks[0];
}
