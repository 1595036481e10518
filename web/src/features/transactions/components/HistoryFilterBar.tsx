import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '../../../lib/text/useText.ts';
import { historyFilters, type HistoryFilter } from '../historyFilters.ts';

interface HistoryFilterBarProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Toggle between All, Send, Receive and Swap. */
export function HistoryFilterBar({ filter, onChange }: HistoryFilterBarProps) {
  const t = useText();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      aria-label={t('history.filter')}
      value={filter}
      // Pressing the selected one again would deselect it.
      onChange={(_, chosen: HistoryFilter | null) => chosen && onChange(chosen)}
      sx={{ mb: 2, maxWidth: { sm: 440 }, bgcolor: 'background.paper' }}
    >
      {historyFilters.map((choice) => (
        <ToggleButton
          key={choice}
          value={choice}
          sx={{ minHeight: 44, py: 0, px: 0.5, textTransform: 'none', fontWeight: 600 }}
        >
          {t(`history.filter.${choice}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
