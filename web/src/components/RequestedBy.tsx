import Typography from '@mui/material/Typography';
import { hostOf } from '../lib/sites/hostOf.ts';
import { useText } from '../lib/text/useText.ts';

interface RequestedByProps {
  /** A website's origin, as the browser reports it. */
  origin: string;
}

/** Line under the title of a review: the website that asks for the signature. */
export function RequestedBy({ origin }: RequestedByProps) {
  const t = useText();
  return (
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      translate="no"
      data-testid="requested-by"
      sx={{ display: 'block', overflowWrap: 'anywhere' }}
    >
      {t('common.requestedBy', { host: hostOf(origin) })}
    </Typography>
  );
}
