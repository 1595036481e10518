import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { sendSteps, type SendStep } from './SendStep.ts';

interface SendStepHeadingProps {
  step: SendStep;
  /** Returns to the step before; undefined at the first one. */
  onBack: (() => void) | undefined;
  disabled: boolean;
}

/** Heading of a step, which takes the focus when the step begins, and the way back. */
export function SendStepHeading({ step, onBack, disabled }: SendStepHeadingProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pb: 0.5, flex: 'none' }}>
      {onBack && (
        <IconButton
          aria-label={t('common.back')}
          onClick={onBack}
          disabled={disabled}
          sx={{ width: 44, height: 44, marginInlineStart: -1 }}
        >
          <ArrowBackRounded aria-hidden="true" sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
      )}
      <Typography
        ref={heading}
        component="h3"
        variant="h3"
        tabIndex={-1}
        sx={{ flex: 1, py: 1.25, outline: 'none' }}
      >
        {t(`send.step.${step}`)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t('send.step.place', { number: sendSteps.indexOf(step) + 1, count: sendSteps.length })}
      </Typography>
    </Box>
  );
}
