import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WriteAmount } from '../lib/format/WriteAmount.ts';
import { AmountText } from './AmountText.tsx';

interface NftFiguresProps {
  /** Label of each figure, and the function that formats it. */
  figures: readonly (readonly [label: string, say: (write: WriteAmount) => string])[];
  /** True inside a link or button. */
  isInLink?: boolean;
}

/** Prices and volumes of an NFT, two side by side. */
export function NftFigures({ figures, isInLink = false }: NftFiguresProps) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))', gap: 1.25 }}
    >
      {figures.map(([label, say]) => (
        <Box key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            <AmountText say={say} isInLink={isInLink} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
