import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DataTableProps {
  label: string;
  columns: readonly string[];
  /** Cells by row; the first is a name, the same in every language. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** True if the first column is code. */
  hasCodeNames?: boolean;
}

const cell = { px: { xs: 1.5, md: 2 }, py: 1.25, textAlign: 'left', verticalAlign: 'top' } as const;

/** A small table; on a phone it scrolls sideways within its frame, by keyboard as well. */
export function DataTable({ label, columns, rows, hasCodeNames = false }: DataTableProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Box
                key={column}
                component="th"
                scope="col"
                sx={{ ...cell, fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' }}
              >
                {column}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <Box key={name} component="tr" sx={{ '& > *': { borderTop: 1, borderColor: 'divider' } }}>
              <Box
                component="th"
                scope="row"
                translate="no"
                sx={{
                  ...cell,
                  fontWeight: 600,
                  ...(hasCodeNames && { fontFamily: 'monospace', fontSize: '0.8125rem', fontWeight: 400 }),
                }}
              >
                {name}
              </Box>
              {cells.map((content, index) => (
                // The columns of a table neither move nor change.
                <Box key={columns[index + 1]} component="td" sx={cell}>
                  {content}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
