import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Member {
  readonly name: string;
  /** Its type, in a few words. */
  readonly kind: string;
  readonly meaning: ReactNode;
}

interface MemberListProps {
  label: string;
  members: readonly Member[];
}

/** Parameters or response members of a call, each with its name, type and meaning. */
export function MemberList({ label, members }: MemberListProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
      {members.map(({ name, kind, meaning }) => (
        <Box component="li" key={name} sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
            <Box
              component="code"
              translate="no"
              sx={{
                fontFamily: 'monospace',
                fontSize: '0.8125rem',
                fontWeight: 600,
                overflowWrap: 'anywhere',
              }}
            >
              {name}
            </Box>
            <Box
              component="span"
              sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
            >
              {kind}
            </Box>
          </Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{meaning}</Box>
        </Box>
      ))}
    </Box>
  );
}
