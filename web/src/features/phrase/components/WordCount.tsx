import { phraseLengths } from '@everything-wallet/core/accounts/phraseLengths';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';

interface WordCountProps {
  count: number;
  disabled: boolean;
  onChange: (count: number) => void;
}

/** Number of words of a recovery phrase. */
export function WordCount({ count, disabled, onChange }: WordCountProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('import.count')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        disabled={disabled}
        aria-label={t('import.count')}
        value={count}
        onChange={(_, length: number | null) => {
          if (length !== null) onChange(length);
        }}
      >
        {phraseLengths.map((length) => (
          <ToggleButton key={length} value={length} sx={{ minWidth: 44, minHeight: 44 }}>
            {length}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
