import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Screenshots of the running wallet, taken with `npm run screenshots` (tests/screenshots/product.spec.ts). */
const screens = ['home', 'send', 'transaction'] as const;

/** Length of the animation, in seconds: up to 5, it needs no button to pause it (WCAG 2.2.2). */
const SHOWING_S = 4.8;

/** Keyframes that show a screen over the first one for a part of the animation, in percent. */
const showing = (from: number, to: number) => ({
  [`0%, ${from - 5}%, ${to + 5}%, 100%`]: { opacity: 0, transform: 'translateY(10px)' },
  [`${from}%, ${to}%`]: { opacity: 1, transform: 'none' },
});

/** The wallet on a phone, in motion: each screen is shown once in turn, then the motion stops; a tap shows a screen, even without JavaScript. */
export function ProductTour() {
  const t = useText();
  return (
    <Box component="section" aria-label={t('landing.pictures')} sx={tourStyle}>
      <Box sx={phoneStyle}>
        {screens.map((name, index) => (
          <Box
            component="picture"
            key={name}
            data-screen={name}
            // Those that the motion shows later are loaded after the page's code (web/early.js).
            data-later={index > 0 ? '' : undefined}
            sx={[screenStyle, { animation: `tour-${name} ${SHOWING_S}s both` }, STILL]}
          >
            <source srcSet={`/product/${name}.dark.webp`} media="(prefers-color-scheme: dark)" />
            <Box
              component="img"
              src={`/product/${name}.light.webp`}
              alt={t(`landing.picture.${name}`)}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority="low"
              width={540}
              height={960}
              sx={{
                display: 'block',
                width: '100%',
                height: '100%',
                objectFit: 'cover',
                objectPosition: 'top',
              }}
            />
          </Box>
        ))}
      </Box>
      <Box
        component="fieldset"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, border: 0, m: 0, p: 0 }}
      >
        <Box component="legend" sx={visuallyHidden}>
          {t('landing.pictures')}
        </Box>
        {screens.map((name, index) => (
          <Box key={name} component="label" sx={choiceStyle}>
            <Box
              component="input"
              type="radio"
              name="product-tour"
              value={name}
              defaultChecked={index === 0}
              sx={visuallyHidden}
            />
            {t(`landing.tour.${name}`)}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 380, textAlign: 'center' }}>
        {t('landing.pictures.text')}
      </Typography>
    </Box>
  );
}

const tourStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  '@keyframes tour-send': showing(34, 62),
  '@keyframes tour-transaction': showing(66, 94),
  // A choice ends the animation.
  '&:has(input:focus) picture, &:has(input:not([value="home"]):checked) picture': { animation: 'none' },
  ...Object.fromEntries(
    screens.map((name) => [
      `&:has(input[value="${name}"]:checked) picture[data-screen="${name}"]`,
      { opacity: 1, transform: 'none' },
    ]),
  ),
};

const screenStyle = {
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transform: 'translateY(10px)',
  transition: 'opacity 220ms, transform 220ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

const STILL = { '@media (prefers-reduced-motion: reduce)': { animation: 'none' } };

const phoneStyle = {
  position: 'relative',
  boxSizing: 'content-box',
  width: { xs: 216, md: 254 },
  aspectRatio: '9 / 16',
  overflow: 'hidden',
  border: '8px solid',
  borderColor: 'text.primary',
  borderRadius: '36px',
  bgcolor: 'background.paper',
  boxShadow: '0 32px 70px -34px color-mix(in srgb, var(--mui-palette-primary-main) 60%, transparent)',
} as const;

const choiceStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  borderRadius: '22px',
  border: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontWeight: 600,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  '&:has(:checked)': {
    color: 'primary.main',
    borderColor: 'primary.main',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;
