import type { RpcErrorObject } from '@everything-wallet/core/connect/connectProtocol';
import { useRef, useState } from 'react';
import type { ConnectedSite } from '../../features/connect/ConnectedSite.ts';
import { connectedSites } from '../../features/connect/connectedSites.ts';
import type { SiteRequest } from '../../features/connect/SiteConnection.ts';
import type { SiteLimit } from '../../features/connect/SiteLimit.ts';
import { siteLog } from '../../features/connect/siteLog.ts';
import type { SiteLogEntry } from '../../features/connect/SiteLogEntry.ts';
import { siteState } from '../../features/connect/siteState.ts';
import { useSiteConnection } from '../../features/connect/useSiteConnection.ts';

/** Facts of an answer for the log. */
type Facts = Pick<SiteLogEntry, 'chain_id' | 'tx_hash' | 'value' | 'batch_id'>;

/** Answers a request once: later answers do nothing. */
export interface SiteAnswer {
  /** Id of its entry in the log. */
  readonly logId: string;
  /** Returns true until the request is answered, withdrawn, or its page has left. */
  readonly isOpen: () => boolean;
  /** @param site permission from now on, if the answer changes it */
  readonly approve: (result: unknown, facts?: Facts, site?: ConnectedSite) => void;
  /** Answers what no user was asked for; it is not logged. */
  readonly approveAtOnce: (result: unknown, site?: ConnectedSite) => void;
  /** Gives the answer that was noted, with the state noted with it: another user may be signed in now. */
  readonly answerSigned: () => void;
  /** Notes and logs what has been signed so far, before it is sent. */
  readonly noteSigned: (result: unknown, facts: Facts) => void;
  /** Undoes `noteSigned`: nothing of it was sent. */
  readonly forgetSigned: () => void;
  /** The user said no, or closed the screen. */
  readonly reject: () => void;
  /** The wallet says no. The window shows a limit of the user. */
  readonly refuse: (error: RpcErrorObject, limit?: SiteLimit) => void;
}

interface AnsweredRequest {
  readonly userId: string;
  readonly origin: string;
  readonly request: SiteRequest;
  readonly permission: ConnectedSite | undefined;
}

/** Answers a website's request, and logs it on this device. */
export function useSiteAnswer({ userId, origin, request, permission }: AnsweredRequest): SiteAnswer {
  const { connection } = useSiteConnection();
  const isAnswered = useRef(false);
  const [logId] = useState(() => crypto.randomUUID());
  const { id, method } = request;

  /** Reads the permission as it is now: it may have changed in another tab. */
  function current(): ConnectedSite | undefined {
    return connectedSites.ofUser(userId).find((site) => site.id === origin);
  }

  function log(outcome: SiteLogEntry['outcome'], facts: object) {
    siteLog.write({ id: logId, user_id: userId, origin, method, outcome, ...facts });
  }

  function once(answer: () => void) {
    if (isAnswered.current) return;
    isAnswered.current = true;
    answer();
  }

  function use(result: unknown, site: ConnectedSite | undefined) {
    const used = site && { ...site, last_used_at: Date.now(), written_at: Date.now() };
    if (used) connectedSites.write(used);
    connection.answer(id, result, siteState(used));
  }

  return {
    logId,
    isOpen: () =>
      connection.state.status === 'open' && connection.state.requests.some((open) => open.id === id),
    approve: (result, facts = {}, site = current()) =>
      once(() => {
        log('approved', facts);
        use(result, site);
      }),
    approveAtOnce: (result, site = current()) => once(() => use(result, site)),
    answerSigned: () => once(connection.answerSigned),
    noteSigned: (result, facts) => {
      log('approved', facts);
      connection.noteSigned(id, result, siteState(permission));
    },
    forgetSigned: () => {
      siteLog.remove(userId, logId);
      connection.forgetSigned(id);
    },
    reject: () =>
      once(() => {
        log('rejected', { code: 4001 });
        connection.refuse(
          id,
          { code: 4001, message: 'The user rejected the request' },
          siteState(permission),
        );
      }),
    refuse: (error, limit) =>
      once(() => {
        // A stranger's refused requests are not logged: the user has seen nothing of them.
        if (permission) log('refused', { ...error, ...(limit && { limit }) });
        connection.refuse(id, error, siteState(permission), limit);
      }),
  };
}
