import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEnvironment } from '../../../components/useEnvironment.ts';
import { formatAge } from '../../../lib/format/formatAge.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import type { ApprovalNetworkScan } from '../ApprovalNetworkScan.ts';

/** Age from which a block of the nodes is stale, in ms; the same as for holdings. */
const FRESH_MS = 300_000;

interface ScanNoticesProps {
  scans: readonly ApprovalNetworkScan[];
  onRetry: (networkId: string) => void;
}

/** Progress and gaps of each network's scan; nothing for one that enough nodes have read to its end. */
export function ScanNotices({ scans, onRetry }: ScanNoticesProps) {
  const t = useText();
  // A developer chain makes blocks only for transactions, so their age means nothing.
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  const reading = scans.filter(isReading);
  const hasAnswer = scans.some(({ answer }) => answer !== undefined);
  return (
    // Always rendered, so that screen readers announce changes.
    <div aria-live="polite">
      {reading.length > 0 && hasAnswer && (
        <Alert severity="info" role="status" sx={{ mb: 1.5 }}>
          {reading.map((scan) => readingText(scan, t)).join(' ')}
        </Alert>
      )}
      {scans.map((scan, index) => {
        const { network, status, leftOut } = scan;
        return (
          <div key={`${network.id} ${index}`}>
            {status === 'failed' && (
              <Alert
                severity="warning"
                sx={{ mb: 1.5 }}
                action={
                  <Button
                    color="inherit"
                    size="small"
                    onClick={() => onRetry(network.id)}
                    sx={{ minHeight: 44 }}
                  >
                    {t('common.retry')}
                  </Button>
                }
              >
                {t('approvals.failed', { network: network.name })}
              </Alert>
            )}
            {gapTexts(scan, doBlocksWait, t).map((text) => (
              <Alert key={text} severity="warning" sx={{ mb: 1.5 }}>
                {text}
              </Alert>
            ))}
            {leftOut > 0 && (
              <Alert severity="warning" sx={{ mb: 1.5 }}>
                {t('approvals.leftOut', { count: leftOut, network: network.name })}
              </Alert>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Returns true until the scan has reached the beginning; a scan of known approvals does not count. */
function isReading({ status, answer }: ApprovalNetworkScan): boolean {
  return status === 'scanning' && (answer === undefined || answer.logs === 'behind');
}

function readingText({ network, answer }: ApprovalNetworkScan, t: Text): string {
  const read = answer?.read;
  return read
    ? t('approvals.reading', { network: network.name, block: read.first })
    : t('approvals.readingFirst', { network: network.name });
}

/** Returns the gaps of a result, each as a sentence. */
function gapTexts(
  { network: { name }, answer }: ApprovalNetworkScan,
  doBlocksWait: boolean,
  t: Text,
): readonly string[] {
  if (!answer) return [];
  const { logs, read, nodes, ageMs } = answer;
  const isStale = !doBlocksWait && ageMs !== null && ageMs >= FRESH_MS;
  return [
    ...(logs === 'refused' ? [t('approvals.refused', { network: name })] : []),
    ...(read && read.told < nodes.needed ? [t('approvals.unconfirmed', { network: name })] : []),
    ...(isStale ? [t('approvals.stale', { network: name, age: formatAge(ageMs) })] : []),
  ];
}
