import type { ParsedSiteRequest } from '@everything-wallet/core/connect/ParsedSiteRequest';
import { networks } from '@everything-wallet/core/networks/networks';
import type { Site } from '../../features/connect/SiteConnection.ts';
import { ReviewSignatureDialog } from '../review/ReviewSignatureDialog.tsx';
import type { SigningAccount } from '../wallet/signingAccounts.ts';
import type { SiteAnswer } from './useSiteAnswer.ts';

interface SignatureOfSiteProps {
  site: Site;
  signers: readonly SigningAccount[];
  read: Extract<ParsedSiteRequest, { kind: 'personal' | 'typedData' }>;
  answer: SiteAnswer;
}

/** Review of a message or typed data that a website wants signed. */
export function SignatureOfSite({ site: { origin }, signers, read, answer }: SignatureOfSiteProps) {
  const index = signers.find(({ address }) => address === read.address)?.index ?? null;
  const signer = { address: read.address, derivationIndex: index };
  const network = read.kind === 'typedData' ? networkOf(read.chainId) : networks[0];
  const request =
    read.kind === 'personal'
      ? { signer, origin, message: read.message, siwe: read.siwe }
      : { signer, origin, network, text: read.text };
  return (
    <ReviewSignatureDialog
      request={request}
      onSigned={(signature) => answer.approve(signature, { chain_id: network.chainId })}
      onClose={answer.reject}
    />
  );
}

function networkOf(chainId: number) {
  return networks.find((network) => network.chainId === chainId) ?? networks[0];
}
