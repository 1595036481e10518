import Alert, { alertClasses } from '@mui/material/Alert';
import { closeSnackbar, SnackbarContent, type CustomContentProps } from 'notistack';
import type { ReactNode, Ref } from 'react';
import { useText } from '../lib/text/useText.ts';
import { ToastText } from './ToastText.tsx';
import { useIsOnline } from './useIsOnline.ts';

const severities = {
  default: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const;

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/**
 * A message that disappears, in the theme's style. Failures interrupt a screen reader, news wait. Offline, a
 * failure names the lost connection first.
 */
export function Toast({ ref, id, message, variant, style, action }: ToastProps) {
  const t = useText();
  const isOnline = useIsOnline();
  return (
    <SnackbarContent ref={ref} style={style} role={variant === 'error' ? 'alert' : 'status'}>
      <Alert
        role="presentation"
        severity={severities[variant]}
        variant="filled"
        onClose={() => closeSnackbar(id)}
        sx={{ width: '100%', alignItems: 'center' }}
      >
        {variant === 'error' && !isOnline ? (
          <ToastText title={t('common.offlineTitle')} text={message} />
        ) : (
          <WithAction action={typeof action === 'function' ? action(id) : action}>{message}</WithAction>
        )}
      </Alert>
    </SnackbarContent>
  );
}

/** A message, and an action on it. */
function WithAction({ action, children }: { action: ReactNode; children: ReactNode }) {
  if (action === undefined || action === null) return children;
  return (
    <>
      <span>{children}</span> {/* Only elements of this class take clicks in a toast. */}
      <span className={alertClasses.action}>{action}</span>
    </>
  );
}
