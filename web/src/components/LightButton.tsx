import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { localTo } from '../lib/language/localTo.ts';

interface Appearance {
  children: ReactNode;
  variant?: keyof typeof variants;
  isLarge?: boolean;
  /** Accessible name, where the text alone does not describe the action. */
  label?: string;
}

interface LinkProps extends Appearance {
  to: To;
  /** Router state for the target page. */
  state?: object | undefined;
}

interface ActionProps extends Appearance {
  onClick: () => void;
}

const variants = {
  contained: {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '&:hover': { bgcolor: 'primary.dark' },
  },
  outlined: {
    bgcolor: 'transparent',
    color: 'primary.main',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 50%, transparent)',
    '&:hover': { bgcolor: 'action.hover' },
  },
  text: { bgcolor: 'transparent', color: 'primary.main', '&:hover': { bgcolor: 'action.hover' } },
} as const;

/** A link or button that resembles the theme's, without its code: a visitor's first page loads no ripples. */
export function LightButton(props: LinkProps | ActionProps) {
  const { children, variant = 'contained', isLarge = false, label } = props;
  const style = {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: isLarge ? 50 : 44,
    px: '18px',
    border: 0,
    borderRadius: '10px',
    typography: 'button',
    ...(isLarge && { fontSize: '1rem' }),
    cursor: 'pointer',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'background-color 140ms',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
    ...variants[variant],
  };
  return 'to' in props ? (
    <Box component={Link} to={localTo(props.to)} state={props.state} aria-label={label} sx={style}>
      {children}
    </Box>
  ) : (
    <Box component="button" type="button" onClick={props.onClick} aria-label={label} sx={style}>
      {children}
    </Box>
  );
}
