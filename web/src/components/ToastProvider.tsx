import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider } from 'notistack';
import { createContext, use, type ReactNode } from 'react';
import { Toast } from './Toast.tsx';
import { toastRoot } from './toastRoot.ts';

const toasts = { default: Toast, info: Toast, success: Toast, warning: Toast, error: Toast };

/**
 * Height of a dialog's buttons on a phone, where it fills the screen, in px; a desktop's dialog is in the
 * middle, beside the toasts.
 */
const DIALOG_ACTIONS_PX = 88;

const besideTheButtons = (
  <GlobalStyles
    styles={{
      '@media (max-width: 599.95px)': {
        'body:has(.MuiDialogActions-root) .toasts.toasts': { bottom: DIALOG_ACTIONS_PX },
      },
    }}
  />
);

const HasToastsContext = createContext(false);

interface ToastProviderProps {
  children: ReactNode;
}

/**
 * Provider for screens that show toasts. Inside another it adds nothing: a visitor's page has its own where
 * it needs one, and uses the session's where there is a session.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  if (use(HasToastsContext)) return children;
  return (
    <HasToastsContext value={true}>
      {besideTheButtons}
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={5000}
        preventDuplicate
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        classes={{ containerRoot: 'toasts' }}
        Components={toasts}
        {...(toastRoot && { domRoot: toastRoot })}
      >
        {children}
      </SnackbarProvider>
    </HasToastsContext>
  );
}
