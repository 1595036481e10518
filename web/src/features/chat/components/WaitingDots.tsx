import Box from '@mui/material/Box';

/** Placeholder of an answer that has not begun. */
export function WaitingDots() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'flex',
        gap: 0.625,
        py: 0.875,
        '@keyframes chat-wait': { '50%': { opacity: 0.25 } },
        '@media (prefers-reduced-motion: reduce)': { '& > *': { animation: 'none !important' } },
      }}
    >
      {[0, 150, 300].map((delay) => (
        <Box
          key={delay}
          sx={{
            width: 6,
            height: 6,
            borderRadius: '50%',
            bgcolor: 'text.secondary',
            animation: `chat-wait 1s ${delay}ms infinite`,
          }}
        />
      ))}
    </Box>
  );
}
