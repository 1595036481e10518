import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface NftFiguresProps {
  /** What each figure is, and the figure as people read it. */
  figures: readonly (readonly [label: string, value: string])[];
}

/** Prices and volumes of an NFT, two side by side. */
export function NftFigures({ figures }: NftFiguresProps) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }}
    >
      {figures.map(([label, value]) => (
        <Box key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
