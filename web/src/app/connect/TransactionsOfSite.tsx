import type { RequestedCall } from '@everything-wallet/core/connect/ParsedSiteRequest';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networks } from '@everything-wallet/core/networks/networks';
import { useEffect, useRef, useState } from 'react';
import type { Site } from '../../features/connect/SiteConnection.ts';
import type { CallRequest } from '../../lib/calls/CallRequest.ts';
import { RepeatedBatchError } from '../../features/connect/RepeatedBatchError.ts';
import { SiteLimitError } from '../../features/connect/SiteLimitError.ts';
import type { SiteLimit } from '../../features/connect/SiteLimit.ts';
import { limitError } from '../../features/connect/limitError.ts';
import { withinSiteLimits } from '../../features/connect/withinSiteLimits.ts';
import { isRefusedSend } from '../../features/signing/journal/isRefusedSend.ts';
import { mayBeSent } from '../../features/signing/journal/mayBeSent.ts';
import { ReviewCallsDialog } from '../review/ReviewCallsDialog.tsx';
import type { SigningAccount } from '../wallet/signingAccounts.ts';
import type { SiteAnswer } from './useSiteAnswer.ts';

interface TransactionsOfSiteProps {
  userId: string;
  site: Site;
  signers: readonly SigningAccount[];
  /** Checksum address of the sender. */
  from: string;
  chainId: number;
  calls: readonly RequestedCall[];
  /** The site's own id of a batch (EIP-5792). */
  id?: string | undefined;
  isBatch?: boolean;
  answer: SiteAnswer;
}

/** Review of the transactions that a website wants sent: a batch is reviewed as one. */
export function TransactionsOfSite(props: TransactionsOfSiteProps) {
  const { userId, site, signers, from, chainId, calls, id, isBatch = false, answer } = props;
  const [batchId] = useState(() => id ?? crypto.randomUUID());
  /** Hash that was signed last for each request, null for none; and which of them were sent. */
  const signed = useRef<(string | null)[]>(calls.map(() => null));
  const sent = useRef<boolean[]>(calls.map(() => false));
  /** Limit that the last attempt was not within. */
  const limit = useRef<SiteLimit>(undefined);
  /** Accounts as last read, for requests that are made once. */
  const addresses = useRef<readonly string[]>([]);
  useEffect(() => {
    addresses.current = signers.map(({ address }) => address);
  }, [signers]);
  // Made once: a review in progress must not lose its place when the accounts are read again.
  const [requests] = useState((): readonly CallRequest[] => {
    const network = networks.find((one) => one.chainId === chainId) ?? networks[0];
    const index = signers.find(({ address }) => address === from)?.index ?? null;
    return calls.map((call, place) => ({
      network,
      sender: { address: from, derivationIndex: index },
      ...call,
      mayBeUnknown: true,
      origin: site.origin,
      withinLimits: (work) => sendWithin(call, place, work),
    }));
  });

  /** Result and facts of those transactions that count. */
  function outcomeOf(counts: (place: number) => boolean) {
    // A batch that the user ended in the middle has a status of its own (EIP-5792, 600).
    const hashes = signed.current.map((hash, place) => (counts(place) ? hash : null));
    const hash = hashes.find((one) => one !== null);
    const value = requests.reduce((sum, one, place) => sum + (hashes[place] ? one.value : 0n), 0n);
    return {
      hash,
      result: isBatch ? { id: batchId, hashes } : hash,
      facts: {
        chain_id: chainId,
        tx_hash: hash,
        value: value.toString(),
        ...(isBatch && { batch_id: batchId }),
      },
    };
  }

  function noteSigned(txHash: string, request: CallRequest) {
    // Withdrawn while it was prepared and signed: an error here discards the bytes.
    if (!answer.isOpen()) throw new WalletError('connect.error.ended');
    signed.current[requests.indexOf(request)] = txHash;
    const { result, facts } = outcomeOf(() => true);
    answer.noteSigned(result, facts);
  }

  /** Notes what was sent, also where it is the replacement of what was signed here. */
  function noteSent(txHash: string, request: CallRequest) {
    const place = requests.indexOf(request);
    sent.current[place] = true;
    if (signed.current[place] === txHash) return;
    signed.current[place] = txHash;
    const { result, facts } = outcomeOf(() => true);
    answer.noteSigned(result, facts);
  }

  /** Sends a call if it is within the limits: other windows of the site may have used them up meanwhile. */
  async function sendWithin<Result>(call: RequestedCall, place: number, work: () => Promise<Result>) {
    limit.current = undefined;
    const read = { kind: 'calls', from, chainId, calls: [call], id } as const;
    try {
      return await withinSiteLimits({
        ...{ userId, origin: site.origin, read, signers: addresses.current },
        ...{ logId: answer.logId, isOpen: answer.isOpen },
        work: () => attempt(place, work),
      });
    } catch (error) {
      if (error instanceof SiteLimitError) limit.current = error.limit;
      if (error instanceof RepeatedBatchError) answer.refuse(error.refusal);
      throw error;
    }
  }

  async function attempt<Result>(place: number, work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      await release(place);
      throw error;
    }
  }

  /** Takes a call that was signed, but not sent, out of the log, so that no limit counts it. */
  async function release(place: number) {
    const txHash = signed.current[place] ?? null;
    if (txHash === null || (await mayBeSent(userId, txHash))) return;
    signed.current[place] = null;
    const { hash, result, facts } = outcomeOf(() => true);
    if (hash === undefined) answer.forgetSigned();
    else answer.noteSigned(result, facts);
  }

  /** Answers with what was sent, or may have been: everything signed that is not known to be refused. */
  async function finish() {
    for (const [place, hash] of signed.current.entries()) {
      if (!sent.current[place] && hash !== null) sent.current[place] = !(await isRefusedSend(userId, hash));
    }
    const { hash, result, facts } = outcomeOf((place) => sent.current[place] ?? false);
    if (hash !== undefined) answer.approve(result, facts);
    else if (limit.current) answer.refuse(limitError(limit.current), limit.current);
    else answer.reject();
  }

  return (
    <ReviewCallsDialog
      requests={requests}
      isBatch={isBatch}
      onSigned={noteSigned}
      onSent={noteSent}
      onClose={() => void finish()}
    />
  );
}
