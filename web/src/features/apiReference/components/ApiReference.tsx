import Box from '@mui/material/Box';
import { compiledTexts } from 'virtual:compiled-texts/reference';
import { useState } from 'react';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { operations } from '../operations.ts';
import type { SampleLanguage } from '../requestSamples.ts';
import { OperationPart } from './OperationPart.tsx';

loadTexts(compiledTexts);

/** Every call of the REST API, from its contract. The key and the language apply to all of them. */
export function ApiReference() {
  // In memory only: other code on the page could read a key in the browser's storage.
  const [apiKey, setApiKey] = useState('');
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}>
      {operations.map((operation) => (
        <OperationPart
          key={operation.id}
          operation={operation}
          apiKey={apiKey}
          onApiKey={setApiKey}
          language={language}
          onLanguage={setLanguage}
        />
      ))}
    </Box>
  );
}
