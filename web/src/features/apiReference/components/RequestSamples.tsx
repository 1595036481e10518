import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { siteOrigin } from '../../../config/siteOrigin.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Operation } from '../readOperations.ts';
import { requestSamples, type SampleLanguage } from '../requestSamples.ts';
import type { FieldValues } from '../requestUrl.ts';

interface RequestSamplesProps {
  operation: Operation;
  values: FieldValues;
  language: SampleLanguage;
  onLanguage: (language: SampleLanguage) => void;
}

/** A request in code, with tabs for the languages. */
export function RequestSamples({ operation, values, language, onLanguage }: RequestSamplesProps) {
  const t = useText();
  const samples = requestSamples(operation, values, siteOrigin);
  const chosen = samples.find((sample) => sample.language === language) ?? samples[0];
  const shown = chosen?.language ?? 'curl';
  const id = `${operation.id}-sample`;
  return (
    <div>
      <Tabs
        value={shown}
        onChange={(_, next: SampleLanguage) => onLanguage(next)}
        aria-label={`${t('reference.samples')}: ${operation.method} ${operation.path}`}
      >
        {samples.map((sample) => (
          <Tab
            key={sample.language}
            value={sample.language}
            label={sample.language}
            translate="no"
            id={`${id}-${sample.language}`}
            aria-controls={sample.language === shown ? `${id}-panel` : undefined}
            sx={{ minWidth: 0, px: 1.5 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} sx={{ pt: 1 }}>
        <CodeSample name={`${operation.id} · ${shown}`} code={chosen?.code ?? ''} />
      </Box>
    </div>
  );
}
