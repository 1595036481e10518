import Box from '@mui/material/Box';
import { markWords } from '../markWords.ts';

interface MarkedTextProps {
  children: string;
  words: ReadonlySet<string>;
}

/** Text with the search words marked. */
export function MarkedText({ children, words }: MarkedTextProps) {
  return markWords(children, words).map(({ text, isMarked }, index) =>
    isMarked ? (
      <Box
        key={index}
        component="mark"
        sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 650 }}
      >
        {text}
      </Box>
    ) : (
      text
    ),
  );
}
