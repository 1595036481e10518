import Box from '@mui/material/Box';
import { CopyButton } from './CopyButton.tsx';
import { useText } from '../lib/text/useText.ts';

interface CodeSampleProps {
  /** File name, which is also the name of the sample. */
  name: string;
  code: string;
}

const COMMENT = /^\s*(\/\/|\/\*|#)/;

/** Code to read and to copy; it scrolls sideways within its frame, by keyboard as well. */
export function CodeSample({ name, code }: CodeSampleProps) {
  const t = useText();
  return (
    <Box
      component="figure"
      translate="no"
      sx={{
        m: 0,
        // In a grid, code must not make its column wider than the page.
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="figcaption"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          pl: 2.5,
          pr: 1,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
          fontFamily: 'monospace',
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <span>{name}</span>
        <CopyButton
          value={code}
          label={t('site.copyCode')}
          copiedLabel={t('site.copied')}
          size="small"
          sx={{ flexShrink: 0 }}
        />
      </Box>
      <Box
        component="pre"
        role="group"
        aria-label={name}
        tabIndex={0}
        sx={{
          m: 0,
          p: 2.5,
          overflowX: 'auto',
          fontFamily: 'monospace',
          fontSize: { xs: '0.75rem', md: '0.8125rem' },
          lineHeight: 1.65,
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <code>
          {code.split('\n').map((line, index) => (
            <Box
              // Lines neither move nor change.
              key={index}
              component="span"
              sx={COMMENT.test(line) ? { color: 'text.secondary' } : {}}
            >
              {`${line}\n`}
            </Box>
          ))}
        </code>
      </Box>
    </Box>
  );
}
