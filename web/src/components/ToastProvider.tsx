import { SnackbarProvider } from 'notistack';
import { createContext, use, type ReactNode } from 'react';
import { Toast } from './Toast.tsx';
import { toastRoot } from './toastRoot.ts';

const toasts = { default: Toast, info: Toast, success: Toast, warning: Toast, error: Toast };

const HasToastsContext = createContext(false);

interface ToastProviderProps {
  children: ReactNode;
}

/**
 * What screens that show toasts stand in. Inside another it adds nothing: a visitor's page brings its own where it needs
 * one, and finds the session's where there is a session.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  if (use(HasToastsContext)) return children;
  return (
    <HasToastsContext value={true}>
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={5000}
        preventDuplicate
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        Components={toasts}
        {...(toastRoot && { domRoot: toastRoot })}
      >
        {children}
      </SnackbarProvider>
    </HasToastsContext>
  );
}
