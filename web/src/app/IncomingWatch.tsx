import type { Arrived } from '@everything-wallet/core/callables/incomingScan';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { findNetworkById, networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { listenToWalletAddresses } from '../features/accounts/api/listenToWalletAddresses.ts';
import { withNamedTokens } from '../features/transactions/withNamedTokens.ts';
import { useIncoming } from '../features/transactions/hooks/useIncoming.ts';
import { useSnapshot } from '../lib/firebase/useSnapshot.ts';
import { formatShort } from '../lib/format/formatShort.ts';
import { useSwitchedOnNetworks } from '../lib/network/useSwitchedOnNetworks.ts';
import type { AddressName } from '../lib/names/AddressNames.ts';
import { JOINS_AFTER_MS } from '../lib/refresh/joinsAfter.ts';
import { networkAttention } from '../lib/refresh/networkAttention.ts';
import { transactionAlerts } from '../lib/storage/transactionAlerts.ts';
import { useText } from '../lib/text/useText.ts';
import { addressNames } from './addressNames.ts';
import { hiddenBalance } from '../lib/storage/hiddenBalance.ts';
import { logProblem } from '../lib/log/logProblem.ts';
import { lookalikeOf } from '../lib/tokens/lookalikeOf.ts';
import { loadLookalikes } from '../lib/tokens/useLookalikes.ts';

interface IncomingWatchProps {
  userId: string;
}

/**
 * Has the server look for what came in to every account while the wallet is open, and gives notice of it: in the page, or by the
 * browser where the page is hidden and it may.
 */
export function IncomingWatch({ userId }: IncomingWatchProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const accounts = useSnapshot(useMemo(() => listenToWalletAddresses(userId), [userId]));
  const own = accounts.status === 'ready' ? accounts.data : undefined;
  const addresses = useMemo(() => (own ?? []).map(({ address }) => address), [own]);

  const names = useMemo(() => addressNames(own ?? [], [], t), [own, t]);

  const say = useCallback(
    (text: string) => enqueueSnackbar(text, { variant: 'success', preventDuplicate: false }),
    [enqueueSnackbar],
  );
  /** What is said when the page is looked at. */
  const held = useRef<string[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const networks = useSwitchedOnNetworks();
  const rpcNames = useMemo(() => networks.map(({ rpcName }) => rpcName), [networks]);

  const { isCatchingUp, tooBusy, unconfirmed } = useIncoming(
    userId,
    addresses,
    rpcNames,
    (arrived, count) => {
      for (const { network } of arrived) {
        const known = findNetworkById(network);
        // Where the history is shown, its record has said so already.
        if (known) networkAttention.noticeChange(known.id, JOINS_AFTER_MS);
      }
      if (!transactionAlerts.areOn()) return;
      // Whoever moves coins from one account to another has received nothing.
      const others = arrived.filter(({ from }) => kindOf(from) !== 'account');
      const left = count - (arrived.length - others.length);
      const [first = arrived[0]] = others;
      if (left === 0 || !first) return;
      const only = left === 1 ? others[0] : undefined;
      const text = only ? textOf(only) : t('alerts.receivedMany', { count: left });
      const title = only && kindOf(only.to) === 'watched' ? t('alerts.watchedTitle') : t('alerts.title');
      if (only?.contract === undefined) give(title, text, first.id);
      else void warningOf(only).then((warning) => give(title, `${text}${warning}`, first.id));
    },
  );

  function give(title: string, text: string, id: string) {
    // After the account was left it is for nobody.
    if (isGone.current) return;
    const isHidden = document.visibilityState === 'hidden';
    if (isHidden && notify(title, text, id)) return;
    // In a page that nobody looks at it would be gone before anybody does.
    if (isHidden) held.current.push(text);
    else say(text);
  }

  /** Says of a token which known one it is not, though it takes its name; nothing where it takes none, or what compares cannot be loaded. */
  async function warningOf({ network, symbol, contract }: Arrived): Promise<string> {
    try {
      const record = { network, token_symbol: symbol, contract_address: contract };
      const imitated = lookalikeOf(record, await loadLookalikes());
      return imitated ? `. ${t('tokens.imitation', { symbol: imitated.symbol })}` : '';
    } catch (error) {
      logProblem('What finds imitations of tokens could not be loaded', error);
      return '';
    }
  }

  useEffect(() => {
    const sayHeld = () => {
      if (document.visibilityState === 'visible') held.current.splice(0).forEach(say);
    };
    document.addEventListener('visibilitychange', sayHeld);
    return () => document.removeEventListener('visibilitychange', sayHeld);
  }, [say]);

  function kindOf(address: string): AddressName['kind'] | undefined {
    return names.get(address.toLowerCase())?.kind;
  }

  /** Names the account where there are several, and says of one that is only watched that it is: those coins are not the user's. */
  function textOf({ network, to, ...arrived }: Arrived): string {
    const { amount, token_symbol: symbol } = withNamedTokens({
      network,
      amount: arrived.amount,
      token_symbol: arrived.symbol,
      contract_address: arrived.contract,
      amount_units: arrived.units,
    });
    const named = names.get(to.toLowerCase());
    const values = {
      what: hiddenBalance.read(userId) ? symbol || t('alerts.unnamed') : `${formatShort(amount)} ${symbol}`,
      network: findNetworkById(network)?.name ?? network,
      account: named?.name ?? '',
    };
    if (named?.kind === 'watched') return t('alerts.watched', values);
    return t(named && names.size > 1 ? 'alerts.receivedBy' : 'alerts.received', values);
  }

  function ofOneNode(): string | null {
    const [only] = unconfirmed;
    if (only === undefined) return null;
    return t('alerts.ofOneNode', { count: unconfirmed.length, network: networkByRpcName(only).name });
  }

  function notify(title: string, text: string, id: string): boolean {
    if (!transactionAlerts.mayNotify()) return false;
    try {
      // One for each transfer, whichever tab shows it.
      const notice = new Notification(title, { body: text, tag: id });
      notice.addEventListener('click', () => {
        window.focus();
        notice.close();
      });
      return true;
    } catch {
      // Browsers of phones show none but by a service worker: the page says it when it is looked at.
      return false;
    }
  }

  if (tooBusy.length > 0) {
    return (
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('alerts.tooBusy', { accounts: tooBusy.map(shortenAddress).join(', ') })}
      </Typography>
    );
  }
  return (
    // In the space above the screen: what somebody is about to press does not move when it comes and goes.
    <Typography
      role="status"
      variant="caption"
      color="textSecondary"
      noWrap
      sx={{ position: 'absolute', top: { xs: 0, sm: 6 }, lineHeight: '16px', pointerEvents: 'none' }}
    >
      {isCatchingUp ? t('alerts.catchingUp') : ofOneNode()}
    </Typography>
  );
}
