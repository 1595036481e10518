import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FaqProps {
  questions: readonly (readonly [question: string, answer: string])[];
}

/** Questions with expandable answers; works without JavaScript. */
export function Faq({ questions }: FaqProps) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', maxWidth: 800 }}>
      {questions.map(([question, answer]) => (
        <Box key={question} component="details" sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Box
            component="summary"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              minHeight: 60,
              py: 1.5,
              cursor: 'pointer',
              listStyle: 'none',
              '&::-webkit-details-marker': { display: 'none' },
              '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 },
              '& svg': { color: 'text.secondary', transition: 'rotate 140ms' },
              'details[open] > & svg': { rotate: '180deg' },
            }}
          >
            <Typography variant="h3">{question}</Typography>
            <ExpandMoreRounded aria-hidden="true" />
          </Box>
          <Typography color="textSecondary" sx={{ pb: 2.5, pr: { sm: 6 }, maxWidth: 680 }}>
            {answer}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
