import Alert from '@mui/material/Alert';
import { RetryAction } from '../../../components/RetryAction.tsx';
import { useEnvironment } from '../../../components/useEnvironment.ts';
import { formatAge } from '../../../lib/format/formatAge.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { AskedNetwork } from '../hooks/useCollectedNfts.ts';

/** From here on what nodes say is no word of now, in ms; as of what is held. */
const FRESH_MS = 300_000;

interface CollectedNoticesProps {
  asked: readonly AskedNetwork[];
  onRetry: () => void;
}

/** What the networks' answers leave open, each in a sentence; nothing where all of them answered. */
export function CollectedNotices({ asked, onRetry }: CollectedNoticesProps) {
  const t = useText();
  // A developer's chain makes blocks only when something is sent: their age says nothing.
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  const failed = namesOf(asked.filter(({ status }) => status === 'failed'));
  const waiting = namesOf(asked.filter(({ status }) => status === 'waiting'));
  // Where records know of none, nobody had to be asked.
  const silent = namesOf(asked.filter(({ look }) => look?.nodes.answered === 0 && look.nfts.length > 0));
  const cut = namesOf(asked.filter(({ look }) => look?.isCut));
  const stale = asked.filter(
    ({ look }) => !doBlocksWait && look?.ageMs != null && look.ageMs >= FRESH_MS && look.nodes.answered > 0,
  );
  return (
    // Always there, so that a screen reader hears of what appears in it.
    <div aria-live="polite">
      {failed !== '' && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={<RetryAction onRetry={onRetry} sx={{ minHeight: 44 }} />}
        >
          {t('nfts.failed', { networks: failed })}
        </Alert>
      )}
      {waiting !== '' && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('nfts.waiting', { networks: waiting })}
        </Alert>
      )}
      {silent !== '' && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t('nfts.silent', { networks: silent })}
        </Alert>
      )}
      {cut !== '' && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('nfts.cut', { networks: cut })}
        </Alert>
      )}
      {stale.map(({ network, look }, place) => (
        <Alert key={`${network.id} ${place}`} severity="warning" sx={{ mb: 1.5 }}>
          {t('nfts.stale', { network: network.name, age: formatAge(look?.ageMs ?? 0) })}
        </Alert>
      ))}
    </div>
  );
}

/** Each once, since more than 30 accounts are several questions. */
function namesOf(asked: readonly AskedNetwork[]): string {
  return [...new Set(asked.map(({ network }) => network.name))].join(', ');
}
