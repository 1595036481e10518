import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import { documentedFunctions } from '../documentedFunctions.ts';
import { InlineCode } from '../../../components/InlineCode.tsx';

/** Lists the functions other programs may call, with the names of their inputs and outputs. */
export function FunctionList() {
  const t = useText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {documentedFunctions.map(({ name, text, input, output }) => (
        <Box
          key={name}
          component="li"
          sx={{
            p: { xs: 2, md: 2.5 },
            border: 1,
            borderColor: 'divider',
            borderRadius: '16px',
            bgcolor: 'background.paper',
          }}
        >
          <Typography variant="h3" translate="no" sx={{ fontFamily: 'monospace' }}>
            {name}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {t(text)}
          </Typography>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'max-content 1fr',
              columnGap: 2,
              rowGap: 1,
              m: 0,
              mt: 1.5,
              typography: 'body2',
            }}
          >
            <dt>{t('documentation.functions.input')}</dt>
            <Names names={input} />
            <dt>{t('documentation.functions.output')}</dt>
            <Names names={output} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface NamesProps {
  names: readonly string[];
}

function Names({ names }: NamesProps) {
  return (
    <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {names.map((name) => (
        <InlineCode key={name}>{name}</InlineCode>
      ))}
    </Box>
  );
}
