import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

/** Reason why nothing was begun, scrolled into view: the button that was pressed may be far below it. */
export function PoolProblemAlert({ text }: { text: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.scrollIntoView({ block: 'center' }), [text]);
  return (
    <Alert severity="warning" ref={alert} sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
}
