import Typography from '@mui/material/Typography';
import { formatTime } from '../lib/format/formatTime.ts';
import { useText } from '../lib/text/useText.ts';

interface LastKnownProps {
  /** When what it stands beside was so. */
  at: Date;
}

/** Stands beside a figure that is not of now, and says of when it is. */
export function LastKnown({ at }: LastKnownProps) {
  const t = useText();
  return (
    <Typography data-testid="last-known" variant="caption" color="textSecondary" component="p" noWrap>
      {t('home.asOf', { time: formatTime(at) })}
    </Typography>
  );
}
