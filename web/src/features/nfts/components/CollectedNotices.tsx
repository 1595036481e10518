import Alert from '@mui/material/Alert';
import { RetryAction } from '../../../components/RetryAction.tsx';
import { useEnvironment } from '../../../components/useEnvironment.ts';
import { formatAge } from '../../../lib/format/formatAge.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { AskedNetwork } from '../hooks/useCollectedNfts.ts';
import { formatList } from '../../../lib/format/formatList.ts';

/** Age from which a node's answer is shown as stale, in ms; the same as for holdings. */
const FRESH_MS = 300_000;

interface CollectedNoticesProps {
  asked: readonly AskedNetwork[];
  onRetry: () => void;
}

/** Notices about incomplete answers of networks; nothing where all answers are complete. */
export function CollectedNotices({ asked, onRetry }: CollectedNoticesProps) {
  const t = useText();
  // A local chain makes blocks only when something is sent: their age means nothing.
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  const failed = namesOf(asked.filter(({ status }) => status === 'failed'));
  const waiting = namesOf(asked.filter(({ status }) => status === 'waiting'));
  // Without recorded NFTs, no node had to be queried.
  const silent = namesOf(asked.filter(({ scan }) => scan?.nodes.answered === 0 && scan.nfts.length > 0));
  const cut = namesOf(asked.filter(({ scan }) => scan?.isCut));
  const stale = asked.filter(
    ({ scan }) => !doBlocksWait && scan?.ageMs != null && scan.ageMs >= FRESH_MS && scan.nodes.answered > 0,
  );
  return (
    // Always rendered, so that screen readers announce what appears in it.
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
      {stale.map(({ network, scan }, place) => (
        <Alert key={`${network.id} ${place}`} severity="warning" sx={{ mb: 1.5 }}>
          {t('nfts.stale', { network: network.name, age: formatAge(scan?.ageMs ?? 0) })}
        </Alert>
      ))}
    </div>
  );
}

/** Lists each network once: more than 30 accounts take several requests. */
function namesOf(networks: readonly AskedNetwork[]): string {
  return formatList(new Set(networks.map(({ network }) => network.name)));
}
