import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SiteButtons } from './SiteButtons.tsx';

interface SiteQuestionProps {
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  onReject: () => void;
  children?: ReactNode;
}

/** Question of a website that is answered with yes or no. */
export function SiteQuestion({ title, text, confirm, onConfirm, onReject, children }: SiteQuestionProps) {
  return (
    <Container
      component="main"
      maxWidth="sm"
      sx={{ py: 4, flex: 1, display: 'flex', flexDirection: 'column' }}
    >
      <Stack spacing={2} sx={{ flex: 1 }}>
        <Typography variant="h5" component="h1">
          {title}
        </Typography>
        <Typography>{text}</Typography>
        {children}
      </Stack>
      <SiteButtons confirm={confirm} onConfirm={onConfirm} onReject={onReject} />
    </Container>
  );
}
