import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

interface ExactOnDemandProps {
  /** Text to show. */
  text: string;
  /** The exact text. */
  exact: string;
  /** True inside a link or button, where it must not be a tab stop. */
  isInLink?: boolean;
}

/**
 * A text with a shortened amount; the exact one is shown on hover, focus and touch, in a link only on hover:
 * its page has it.
 */
export function ExactOnDemand({ text, exact, isInLink = false }: ExactOnDemandProps) {
  if (exact === text) return text;
  if (isInLink) {
    return (
      <span title={exact} data-exact={exact}>
        {text}
      </span>
    );
  }
  return (
    <Tooltip title={exact} describeChild enterTouchDelay={0} leaveTouchDelay={8_000}>
      <Box
        component="span"
        // The keyboard reaches it like the pointer.
        tabIndex={0}
        data-exact={exact}
        sx={{ textDecoration: 'underline dotted', textUnderlineOffset: '3px', cursor: 'help' }}
      >
        {text}
      </Box>
    </Tooltip>
  );
}
