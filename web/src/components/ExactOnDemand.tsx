import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

interface ExactOnDemandProps {
  /** What is shown. */
  text: string;
  /** The same to its last digit. */
  exact: string;
}

/** A text with a shortened amount; the exact one is told on hover, focus and touch, where it says more. */
export function ExactOnDemand({ text, exact }: ExactOnDemandProps) {
  if (exact === text) return text;
  return (
    <Tooltip title={exact} describeChild enterTouchDelay={0} leaveTouchDelay={8_000}>
      <Box
        component="span"
        // The keyboard reaches it as the pointer does.
        tabIndex={0}
        data-exact={exact}
        sx={{ textDecoration: 'underline dotted', textUnderlineOffset: '3px', cursor: 'help' }}
      >
        {text}
      </Box>
    </Tooltip>
  );
}
