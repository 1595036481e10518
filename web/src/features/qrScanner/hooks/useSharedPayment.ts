import { useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSharedPayment } from '../../../lib/links/readSharedPayment.ts';
import { useText } from '../../../lib/text/useText.ts';

/**
 * Returns the payment link or address that another application shared; undefined if none. It is removed from the address,
 * so that a reload does not fill it in again.
 */
export function useSharedPayment(): string | undefined {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [shared] = useState(() => readSharedPayment(search));
  const isLeft = readSharedPayment(search) !== undefined;
  useEffect(() => {
    if (isLeft) void navigate(pathname, { replace: true });
  }, [isLeft, navigate, pathname]);
  const isUnusable = shared === '';
  useEffect(() => {
    if (isUnusable) enqueueSnackbar(t('scanner.error.invalid'), { variant: 'error' });
  }, [isUnusable, enqueueSnackbar, t]);
  return shared;
}
