import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { findNetworkById, networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { listenToWalletAddresses } from '../../features/accounts/api/listenToWalletAddresses.ts';
import {
  listenToAccountMarks,
  type AccountMarks,
} from '../../features/transactions/api/listenToAccountMarks.ts';
import { useIncoming } from '../../features/transactions/hooks/useIncoming.ts';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useSwitchedOnNetworks } from '../../lib/network/useSwitchedOnNetworks.ts';
import type { AddressName } from '../../lib/names/AddressNames.ts';
import { pushCover } from '../../lib/push/pushCover.ts';
import { networkAttention } from '../../lib/refresh/networkAttention.ts';
import { SAME_SCREEN_MS } from '../../lib/refresh/refreshPace.ts';
import { transactionAlerts } from '../../lib/storage/transactionAlerts.ts';
import { useText } from '../../lib/text/useText.ts';
import { addressNames } from '../wallet/addressNames.ts';
import { lookalikeWarning } from './lookalikeWarning.ts';
import { incomingText } from './incomingText.ts';
import { useNotice } from './useNotice.ts';
import { hiddenBalance } from '../../lib/storage/hiddenBalance.ts';
import { formatList } from '../../lib/format/formatList.ts';

interface IncomingWatchProps {
  userId: string;
}

const noMarks: AccountMarks = new Map();

/** Returns the marks if the server has confirmed them. */
function currentOf(
  known: { readonly marks: AccountMarks; readonly isCurrent: boolean } | undefined,
): AccountMarks | undefined {
  if (!known) return noMarks;
  return known.isCurrent ? known.marks : undefined;
}

/** Scans for incoming transfers to every account while the wallet is open, and notifies the user of them. */
export function IncomingWatch({ userId }: IncomingWatchProps) {
  const t = useText();
  const notify = useNotice();
  const accounts = useSnapshot(useMemo(() => listenToWalletAddresses(userId), [userId]));
  const marks = useSnapshot(useMemo(() => listenToAccountMarks(userId), [userId]));
  const own = accounts.status === 'ready' ? accounts.data : undefined;
  const addresses = useMemo(() => (own ?? []).map(({ address }) => address), [own]);

  const names = useMemo(() => addressNames(own ?? [], [], t), [own, t]);

  const networks = useSwitchedOnNetworks();
  const rpcNames = useMemo(() => networks.map(({ rpcName }) => rpcName), [networks]);

  const { isCatchingUp, tooBusy, unconfirmed } = useIncoming(
    userId,
    addresses,
    rpcNames,
    marks.status === 'ready' ? currentOf(marks.data) : undefined,
    (arrived, count) => {
      for (const { network } of arrived) {
        const known = findNetworkById(network);
        // A history on the screen has announced the record already.
        if (known) networkAttention.noticeChange(known.id, SAME_SCREEN_MS);
      }
      if (!transactionAlerts.areOn()) return;
      // A transfer between the user's accounts is not an incoming transfer.
      const others = arrived.filter(({ from }) => kindOf(from) !== 'account');
      const left = count - (arrived.length - others.length);
      const [first = arrived[0]] = others;
      if (left === 0 || !first) return;
      const only = left === 1 ? others[0] : undefined;
      const text = only
        ? incomingText(only, { names, isHidden: hiddenBalance.read(userId), t })
        : t('alerts.receivedMany', { count: left });
      const title = only && kindOf(only.to) === 'watched' ? t('alerts.watchedTitle') : t('alerts.title');
      const isPushed = pushCover.isPushed(others, userId);
      if (only?.contract === undefined) notify(title, text, first.id, isPushed);
      else
        void lookalikeWarning(only, t).then((warning) =>
          notify(title, `${text}${warning}`, first.id, isPushed),
        );
    },
  );

  function kindOf(address: string): AddressName['kind'] | undefined {
    return names.get(address.toLowerCase())?.kind;
  }

  function ofOneNode(): string | undefined {
    const [only] = unconfirmed;
    if (only === undefined) return undefined;
    return t('alerts.ofOneNode', { count: unconfirmed.length, network: networkByRpcName(only).name });
  }

  if (tooBusy.length > 0) {
    return (
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('alerts.tooBusy', { accounts: formatList(tooBusy.map(shortenAddress)) })}
      </Typography>
    );
  }
  const status = isCatchingUp ? t('alerts.catchingUp') : ofOneNode();
  return (
    // Above the screen, so that no button moves when it appears.
    <Typography
      role="status"
      variant="caption"
      color="textSecondary"
      noWrap
      title={status}
      sx={{
        position: 'absolute',
        top: { xs: 0, sm: 6 },
        maxWidth: 'calc(100% - 32px)',
        lineHeight: '16px',
        pointerEvents: 'none',
      }}
    >
      {status}
    </Typography>
  );
}
