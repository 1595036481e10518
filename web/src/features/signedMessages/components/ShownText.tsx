import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import { visibleText } from '../../../lib/text/visibleText.ts';

interface ShownTextProps {
  /** Label for screen readers. */
  label: string;
  children: string;
}

/** Text to sign, to the last character: invisible characters are shown as letters, and no line leaves its frame. */
export function ShownText({ label, children }: ShownTextProps) {
  const t = useText();
  const { text, count } = visibleText(children);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="pre"
        role="group"
        aria-label={label}
        tabIndex={0}
        translate="no"
        dir="auto"
        sx={{
          m: 0,
          p: 1.5,
          maxHeight: 320,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          fontFamily: 'monospace',
          fontSize: '0.875rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          unicodeBidi: 'isolate',
        }}
      >
        {text}
      </Box>
      {count > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 0.5 }}>
          {t('sign.invisible', { count })}
        </Typography>
      )}
      {children !== children.trim() && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('sign.edges')}
        </Typography>
      )}
    </Box>
  );
}
