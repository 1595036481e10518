import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
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
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  if (groups.length === 0) return null;
  const label = older === 'none' ? 'history.unverified' : 'history.unverifiedSoFar';
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        endIcon={
          <ExpandMoreRounded sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} aria-hidden="true" />
        }
        sx={{ minHeight: 44, mb: 1, color: 'text.secondary' }}
      >
        {t(label, { count: groups.length })}
      </Button>
      <Card id={panelId} hidden={!isOpen} sx={{ p: { xs: 1, sm: 1.5 }, mb: 2 }}>
        {isOpen && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ px: { xs: 1, sm: 1.5 }, py: 1 }}>
              {t('history.unverifiedText')}
            </Typography>
            <HistoryList
              label={t('history.unverifiedList')}
              groups={groups}
              older={older}
              readCount={readCount}
              isNarrowed={isNarrowed}
              onLoadOlder={onLoadOlder}
            />
          </>
        )}
      </Card>
    </>
  );
}
