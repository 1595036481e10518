import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';

/** Screenshots of the running wallet, taken with `npm run screenshots` (tests/screenshots/product.spec.ts). */
const pictures = ['home', 'send', 'transaction'] as const;

/** The wallet on a phone: holdings, a send and its outcome. */
export function WalletPictures() {
  const t = useText();
  return (
    <Box
      component="section"
      aria-label={t('landing.pictures')}
      sx={{
        mb: { xs: 6, md: 8 },
        display: 'grid',
        gap: { xs: 3, md: 5 },
        alignItems: 'center',
        gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ gridColumn: { sm: '1 / -1' }, maxWidth: 640 }}>
        <Typography variant="h2">{t('landing.pictures')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t('landing.pictures.text')}
        </Typography>
      </Box>
      {pictures.map((name) => (
        <picture key={name}>
          <source srcSet={`/product/${name}.dark.webp`} media="(prefers-color-scheme: dark)" />
          <Box
            component="img"
            src={`/product/${name}.light.webp`}
            alt={t(`landing.picture.${name}`)}
            loading="lazy"
            width={720}
            height={1280}
            sx={{
              display: 'block',
              width: '100%',
              height: 'auto',
              aspectRatio: { xs: '1', sm: '9 / 16' },
              objectFit: 'cover',
              objectPosition: 'top',
              border: 1,
              borderColor: 'divider',
              borderRadius: '24px',
            }}
          />
        </picture>
      ))}
    </Box>
  );
}
