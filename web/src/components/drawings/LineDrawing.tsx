import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface LineDrawingProps {
  /** Shapes in the color of the text around. */
  children: ReactNode;
  /** Shapes in the color of actions. */
  accent: ReactNode;
}

/** A drawing of lines for an empty list, as decoration above its title: shapes in a square of 96. */
export function LineDrawing({ children, accent }: LineDrawingProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 96 96"
      aria-hidden="true"
      focusable="false"
      sx={{
        display: 'block',
        width: 88,
        height: 88,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '& > g': { color: 'primary.main' },
      }}
    >
      {children}
      <g stroke="currentColor">{accent}</g>
    </Box>
  );
}
