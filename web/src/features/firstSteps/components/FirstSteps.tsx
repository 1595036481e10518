import CheckRounded from '@mui/icons-material/CheckRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/firstSteps';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { FirstStep } from '../FirstStep.ts';

loadTexts(compiledTexts);

interface FirstStepsProps {
  /** Steps of this wallet in order, with the path that does each, or the function that opens it. */
  steps: readonly {
    readonly step: FirstStep;
    readonly isDone: boolean;
    readonly open: string | (() => void);
  }[];
  onHide: () => void;
}

/** Checklist of a new wallet: each step opens its screen, and is ticked once it is done. */
export function FirstSteps({ steps, onHide }: FirstStepsProps) {
  const t = useText();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card component="section" aria-labelledby="first-steps" sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInlineStart: 1, mb: 0.5 }}>
        <Typography id="first-steps" variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('firstSteps.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('firstSteps.progress', { done, count: steps.length })}
        </Typography>
        <IconButton aria-label={t('firstSteps.hide')} onClick={onHide} sx={{ width: 44, height: 44 }}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ step, isDone, open }, index) => (
          <li key={step}>
            {isDone ? (
              <Box sx={rowStyle}>
                <Mark number={index + 1} isDone />
                <Typography color="textSecondary" sx={{ flex: 1 }}>
                  {t(`firstSteps.${step}`)}
                  <Box component="span" sx={visuallyHidden}>
                    {` (${t('firstSteps.done')})`}
                  </Box>
                </Typography>
              </Box>
            ) : (
              <ListItemButton
                {...(typeof open === 'string' ? { component: Link, to: open } : { onClick: open })}
                sx={rowStyle}
              >
                <Mark number={index + 1} isDone={false} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 620 }}>{t(`firstSteps.${step}`)}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {t(`firstSteps.${step}.text`)}
                  </Typography>
                </Box>
                <ChevronRightRounded
                  aria-hidden="true"
                  fontSize="small"
                  sx={{ color: 'text.secondary', '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
                />
              </ListItemButton>
            )}
          </li>
        ))}
      </Box>
    </Card>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 52,
  px: 1,
  py: 1,
  borderRadius: '10px',
} as const;

/** Number of a step, or its tick. */
function Mark({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 28,
        height: 28,
        borderRadius: '50%',
        fontSize: '0.8125rem',
        fontWeight: 650,
        color: isDone ? 'success.main' : 'primary.main',
        bgcolor: 'color-mix(in srgb, currentColor 14%, transparent)',
      }}
    >
      {isDone ? <CheckRounded sx={{ fontSize: 18 }} /> : number}
    </Box>
  );
}
