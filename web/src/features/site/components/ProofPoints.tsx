import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import { TextLink } from './TextLink.tsx';

/** Claims, and the part of the site that each rests on. */
const points = [
  ['source', { pathname: paths.help, hash: 'source-code' }],
  ['release', { pathname: paths.about, hash: 'verify' }],
  ['tracking', { pathname: paths.connections }],
  ['phrase', { pathname: paths.privacy, hash: 'browser' }],
  ['bytes', { pathname: paths.help, hash: 'security' }],
] as const;

/** Claims that a visitor can check, each with a link to its proof. */
export function ProofPoints() {
  const t = useText();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        columnGap: 5,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {points.map(([id, proof]) => (
        <Box key={id} component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="h3">{t(`landing.proof.${id}`)}</Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {t(`landing.proof.${id}.text`)}
          </Typography>
          <TextLink to={proof}>{t(`landing.proof.${id}.link`)}</TextLink>
        </Box>
      ))}
    </Box>
  );
}
