import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useText } from '../lib/text/useText.ts';

interface PageHeaderProps {
  title: string;
  /** Marks that belong to the title, such as a TEST badge. */
  badge?: ReactNode;
  /** Where the back button leads. */
  backTo?: string;
  /** What can be done on this page. */
  action?: ReactNode;
}

/** The head of a wallet screen: back, title, and what can be done. */
export function PageHeader({ title, badge, backTo = paths.home, action }: PageHeaderProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: { xs: 2, sm: 3 }, minHeight: 44 }}>
      <IconButton component={Link} to={backTo} aria-label={t('common.back')} edge="start">
        <ArrowBackRounded />
      </IconButton>
      <Typography variant="h2" component="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {badge}
      <Box sx={{ flex: 1 }} />
      {action}
    </Box>
  );
}
