import CloseRounded from '@mui/icons-material/CloseRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { withoutFilter, type ChosenFilters, type NarrowingName } from '../ChosenFilters.ts';
import { HistorySearchField } from './HistorySearchField.tsx';
import { NarrowingPanel } from './NarrowingPanel.tsx';

interface NarrowingBarProps {
  filters: ChosenFilters;
  /** Texts of the active filters. */
  values: ReadonlyMap<NarrowingName, string>;
  assets: ReadonlyMap<string, string>;
  onChoose: (filters: ChosenFilters, isTyping?: boolean) => void;
}

/** Filters beside the four required ones: a text field, a panel with the others, and a chip that removes each active one. */
export function NarrowingBar({ filters, values, assets, onChoose }: NarrowingBarProps) {
  const t = useText();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ mb: 2 }}>
      <Box role="search" aria-label={t('history.search')} sx={{ display: 'flex', gap: 1 }}>
        <HistorySearchField
          text={filters.text}
          onChange={(text) => onChoose({ ...filters, text }, filters.text !== '' && text !== '')}
        />
        <Button
          variant="outlined"
          startIcon={<TuneRounded />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ flexShrink: 0, minHeight: 44, bgcolor: 'background.paper' }}
        >
          {values.size === 0 ? t('history.filters') : t('history.filtersOn', { count: values.size })}
        </Button>
      </Box>
      <Collapse in={isOpen} id={panelId} unmountOnExit>
        <NarrowingPanel filters={filters} assets={assets} onChoose={onChoose} />
      </Collapse>
      {values.size > 0 && (
        <Box
          role="group"
          aria-label={t('history.filters.active')}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}
        >
          {[...values].map(([name, value]) => {
            const label = t('history.filters.chip', { filter: t(`history.filters.${name}`), value });
            const remove = () => onChoose(withoutFilter(filters, name));
            return (
              <Chip
                key={name}
                label={label}
                aria-label={t('history.filters.remove', { filter: label })}
                onClick={remove}
                onDelete={remove}
                deleteIcon={<CloseRounded />}
                sx={{ maxWidth: '100%', minHeight: 36 }}
              />
            );
          })}
          <Button size="small" onClick={() => onChoose(withoutFilter(filters, 'all'))}>
            {t('history.filters.clear')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
