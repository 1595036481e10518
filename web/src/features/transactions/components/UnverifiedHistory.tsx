import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { NonceGroup } from '../groupByNonce.ts';
import type { History } from '../History.ts';
import { HistoryList } from './HistoryList.tsx';

interface UnverifiedHistoryProps {
  /** Unverified rows that pass the filters; newest first. */
  groups: readonly NonceGroup[];
  older: History['older'];
  /** As in HistoryList. */
  readCount: number;
  isNarrowed: boolean;
  onLoadOlder: () => void;
}

/** Unverified incoming transfers: collapsed, so that their addresses are not beside real ones. */
export function UnverifiedHistory({
  groups,
  older,
  readCount,
  isNarrowed,
  onLoadOlder,
}: UnverifiedHistoryProps) {
  const t = useText();
  if (groups.length === 0) return null;
  const label = older === 'none' ? 'history.unverified' : 'history.unverifiedSoFar';
  return (
    <CollapsibleGroup
      title={t(label, { count: groups.length })}
      text={t('history.unverifiedText')}
      isCard
      sx={{ mb: 2 }}
    >
      <HistoryList
        label={t('history.unverifiedList')}
        groups={groups}
        older={older}
        readCount={readCount}
        isNarrowed={isNarrowed}
        onLoadOlder={onLoadOlder}
      />
    </CollapsibleGroup>
  );
}
