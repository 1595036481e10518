import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useText } from '../lib/text/useText.ts';
import { usePageTitle } from './usePageTitle.ts';

interface PageHeaderProps {
  title: string;
  /** Badge beside the title, such as TEST. */
  badge?: ReactNode;
  /** Target of the back button. */
  backTo?: string;
  /** Actions of this page. */
  action?: ReactNode;
}

/** Head of a wallet screen: back, title, and actions. It also names the screen in the browser's tab. */
export function PageHeader({ title, badge, backTo = paths.home, action }: PageHeaderProps) {
  const t = useText();
  usePageTitle(title);

  const heading = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  useEffect(() => {
    // The link that led here no longer exists: screen readers continue at the title, unless a field has the
    // focus.
    if (navigationType !== NavigationType.Pop && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [navigationType]);

  return (
    <Box
      sx={{
        display: 'flex',
        // On a phone the actions are below a title that would be broken beside them.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 1,
        rowGap: 1,
        mb: { xs: 2, sm: 3 },
        minHeight: 44,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 auto', minWidth: 0 }}>
        <IconButton component={Link} to={backTo} aria-label={t('common.back')} edge="start">
          <ArrowBackRounded sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
        <Typography
          ref={heading}
          variant="h2"
          component="h1"
          tabIndex={-1}
          sx={{ minWidth: 0, overflowWrap: 'anywhere', outline: 'none' }}
        >
          {title}
        </Typography>
        {badge}
      </Box>
      {action}
    </Box>
  );
}
