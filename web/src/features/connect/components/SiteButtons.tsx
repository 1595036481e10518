import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useText } from '../../../lib/text/useText.ts';
import { useRested } from '../useRested.ts';

interface SiteButtonsProps {
  confirm: string;
  isDisabled?: boolean;
  onConfirm: () => void;
  onReject: () => void;
}

/** The two buttons of a website's question; they rest after each screen and each return of the focus. */
export function SiteButtons({ confirm, isDisabled = false, onConfirm, onReject }: SiteButtonsProps) {
  const t = useText();
  const { isRested, mayPress } = useRested();
  const press = (act: () => void) => () => {
    if (mayPress()) act();
  };
  const rest = isRested ? {} : { 'aria-disabled': true, style: { opacity: 0.55 } };
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{
        position: 'sticky',
        bottom: 0,
        py: 2,
        bgcolor: 'background.default',
        '& > *': { flex: 1, minHeight: 48 },
      }}
    >
      <Button variant="outlined" {...rest} onClick={press(onReject)}>
        {t('connect.reject')}
      </Button>
      <Button variant="contained" disabled={isDisabled} {...rest} onClick={press(onConfirm)}>
        {confirm}
      </Button>
    </Stack>
  );
}
