import Alert from '@mui/material/Alert';
import { RetryAction } from '../../../components/RetryAction.tsx';
import { useEnvironment } from '../../../components/useEnvironment.ts';
import { formatAge } from '../../../lib/format/formatAge.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import type { PoolSnapshot } from '../PoolSnapshot.ts';
import { snapshotAge, FRESH_PREVIEW_MS } from '../snapshotAge.ts';

interface PoolNoticesProps {
  snapshot: PoolSnapshot;
  onRetry: () => void;
}

/** Reasons why the figures of a network's pools may be old; renders nothing without any, or without an answer. */
export function PoolNotices({ snapshot, onRetry }: PoolNoticesProps) {
  const t = useText();
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  useNow();
  const { network, answer, error } = snapshot;
  if (!answer) return null;
  const age = snapshotAge(snapshot, doBlocksWait);
  return (
    <>
      {error ? (
        <Alert severity="warning" sx={{ mb: 2 }} action={<RetryAction onRetry={onRetry} />}>
          {t('pools.stale', { age: formatAge(snapshot.msSinceAsked()) })}
        </Alert>
      ) : (
        age >= FRESH_PREVIEW_MS && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('pools.old', { age: formatAge(age), network: network.name })}
          </Alert>
        )
      )}
      {answer.nodes.answered === 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('pools.failedText', { network: network.name })}
        </Alert>
      )}
    </>
  );
}
