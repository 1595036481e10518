import Box from '@mui/material/Box';

interface InlineCodeProps {
  children: string;
  /** Prevents line breaks. */
  noWrap?: boolean;
}

/** Code within a text. */
export function InlineCode({ children, noWrap = false }: InlineCodeProps) {
  return (
    <Box
      component="code"
      translate="no"
      sx={{
        px: 0.75,
        py: 0.25,
        borderRadius: '6px',
        bgcolor: 'color-mix(in srgb, var(--mui-palette-text-primary) 7%, transparent)',
        fontFamily: 'monospace',
        fontSize: '0.8125rem',
        ...(noWrap ? { whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere' }),
        boxDecorationBreak: 'clone',
      }}
    >
      {children}
    </Box>
  );
}
