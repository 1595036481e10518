import Box from '@mui/material/Box';

interface TextListProps {
  texts: readonly string[];
  /** Whether they are steps, one after the other. */
  isOrdered?: boolean;
}

/** Sentences that each stand for themselves. */
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
