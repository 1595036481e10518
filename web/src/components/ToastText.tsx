import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ToastTextProps {
  title: string;
  text: ReactNode;
  /** Badge of the message. */
  badge?: ReactNode;
}

/** Text of a toast: a title and a sentence. */
export function ToastText({ title, text, badge }: ToastTextProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
      <Box sx={{ fontWeight: 650 }}>{title}</Box>
      <Box>{text}</Box>
      {badge}
    </Box>
  );
}
