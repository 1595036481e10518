import Typography from '@mui/material/Typography';
import { formatTime } from '../lib/format/formatTime.ts';
import { useText } from '../lib/text/useText.ts';

interface LastKnownProps {
  /** Time of the figure beside it. */
  at: Date;
}

/** Marks a figure that is not current with its time. */
export function LastKnown({ at }: LastKnownProps) {
  const t = useText();
  return (
    <Typography data-testid="last-known" variant="caption" color="textSecondary" component="p" noWrap>
      {t('home.asOf', { time: formatTime(at) })}
    </Typography>
  );
}
