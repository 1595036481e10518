import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { localTo } from '../../../lib/language/localTo.ts';

interface TextLinkProps {
  children: ReactNode;
  /** Page of this site, or fragment of this page. */
  to?: To;
  /** Another kind of URL, such as mailto. */
  href?: string;
}

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'primary.main',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.2em',
} as const;

/** Standalone link below a text. */
export function TextLink({ children, to, href }: TextLinkProps) {
  return to === undefined ? (
    <Box component="a" {...(href !== undefined && { href })} sx={style}>
      {children}
    </Box>
  ) : (
    <Box component={Link} to={localTo(to)} sx={style}>
      {children}
    </Box>
  );
}
