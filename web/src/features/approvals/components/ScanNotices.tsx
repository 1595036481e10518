import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEnvironment } from '../../../components/useEnvironment.ts';
import { formatAge } from '../../../lib/format/formatAge.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import type { NetworkScan } from '../NetworkScan.ts';

/** From here on what nodes say is no word of now, in ms; as of what is held. */
const FRESH_MS = 300_000;

interface LookNoticesProps {
  looks: readonly NetworkScan[];
  onRetry: (networkId: string) => void;
}

/** How far each network was read, and what that leaves open; nothing of one that was read to its end by enough nodes. */
export function ScanNotices({ looks, onRetry }: LookNoticesProps) {
  const t = useText();
  // A developer's chain makes blocks only when something is sent: their age says nothing.
  const doBlocksWait = Boolean(useEnvironment()?.emulators);
  const reading = looks.filter(isReading);
  const isHeard = looks.some(({ answer }) => answer !== undefined);
  return (
    // Always there, so that a screen reader hears of what appears in it.
    <div aria-live="polite">
      {reading.length > 0 && isHeard && (
        <Alert severity="info" role="status" sx={{ mb: 1.5 }}>
          {reading.map((look) => readingText(look, t)).join(' ')}
        </Alert>
      )}
      {looks.map((look, index) => {
        const { network, status, leftOut } = look;
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
            {openOf(look, doBlocksWait, t).map((text) => (
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

/** Whether it has not come to the beginning yet; a look at what is known already is none. */
function isReading({ status, answer }: NetworkScan): boolean {
  return status === 'looking' && (answer === undefined || answer.logs === 'behind');
}

function readingText({ network, answer }: NetworkScan, t: Text): string {
  const read = answer?.read;
  return read
    ? t('approvals.reading', { network: network.name, block: read.first })
    : t('approvals.readingFirst', { network: network.name });
}

/** What an answer leaves open, each in a sentence. */
function openOf(
  { network: { name }, answer }: NetworkScan,
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
