import Box from '@mui/material/Box';

interface TextListProps {
  texts: readonly string[];
  /** True if the items are consecutive steps. */
  isOrdered?: boolean;
}

/** List of independent sentences. */
export function TextList({ texts, isOrdered = false }: TextListProps) {
  return (
    <Box
      component={isOrdered ? 'ol' : 'ul'}
      sx={{ m: 0, my: 2, pl: 3, display: 'grid', gap: 1, maxWidth: 680 }}
    >
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  );
}
