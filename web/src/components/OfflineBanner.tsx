import Alert from '@mui/material/Alert';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../lib/text/useText.ts';
import { toastRoot } from './toastRoot.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Height that headers, dialogs and toasts reserve for the banner (see the theme). */
const HEIGHT = '--offline-banner-height';

/**
 * Shown while the browser is offline.
 *
 * It stays at the top of the window, over open dialogs, and everything else moves down by its height. It is
 * rendered outside the application, since an open dialog would hide it from screen readers.
 */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return toastRoot ? createPortal(<Banner />, toastRoot) : <Banner />;
}

function Banner() {
  const t = useText();
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // The text takes two lines on a phone.
    const measure = () => style.setProperty(HEIGHT, `${banner.current?.offsetHeight ?? 0}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <Alert
      ref={banner}
      severity="warning"
      variant="filled"
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 0,
        left: 0,
        right: 0,
        borderRadius: 0,
        justifyContent: 'center',
        py: 0.25,
      }}
    >
      {t('common.offline')}
    </Alert>
  );
}
