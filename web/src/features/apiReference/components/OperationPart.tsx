import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { CodeSample } from '../../../components/CodeSample.tsx';
import { InlineCode } from '../../../components/InlineCode.tsx';
import { paths } from '../../../config/paths.ts';
import { localTo } from '../../../lib/language/localTo.ts';
import { useText } from '../../../lib/text/useText.ts';
import { estimateHeight } from '../estimateHeight.ts';
import { initialValues } from '../initialValues.ts';
import type { Operation, OperationField } from '../readOperations.ts';
import type { SampleLanguage } from '../requestSamples.ts';
import { EndpointName } from './EndpointName.tsx';
import { LoadedTryIt } from './LoadedTryIt.tsx';
import { MarkedText } from './MarkedText.tsx';
import { MemberList } from './MemberList.tsx';
import { RequestSamples } from './RequestSamples.tsx';
import { Unfolding } from './Unfolding.tsx';

interface OperationPartProps {
  operation: Operation;
  apiKey: string;
  onApiKey: (apiKey: string) => void;
  language: SampleLanguage;
  onLanguage: (language: SampleLanguage) => void;
}

/** Reference of one call: parameters, code, a form to try it, the response and the problems. */
export function OperationPart({ operation, apiKey, onApiKey, language, onLanguage }: OperationPartProps) {
  const t = useText();
  const [values, setValues] = useState(() => initialValues(operation));
  const [isTrying, setTrying] = useState(false);
  const formId = useId();
  const { id, method, path, summary, description, needsKey, fields, answer, problems } = operation;
  const { narrow, wide } = estimateHeight(operation);
  const action = t(isTrying ? 'reference.try.close' : 'reference.try');
  return (
    <Box
      component="article"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{
        scrollMarginTop: 96,
        outline: 'none',
        px: { xs: 2, md: 3 },
        py: { xs: 2.5, md: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
        // The page is 20,000 px long: parts are laid out near the screen.
        contentVisibility: 'auto',
        containIntrinsicBlockSize: { xs: `auto ${narrow}px`, sm: `auto ${wide}px` },
      }}
    >
      <div>
        <Typography variant="h3" id={`${id}-title`} lang={SOURCE_LANGUAGE} sx={{ fontSize: '1.25rem' }}>
          {summary}
        </Typography>
        <Box sx={{ mt: 0.5 }}>
          <EndpointName operation={operation} />
        </Box>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <MarkedText>{description}</MarkedText>
        </Typography>
      </div>
      {fields.length > 0 && (
        <MemberList
          label={t('reference.parameters')}
          members={fields.map((field) => ({
            name: field.name,
            kind: `${t(`reference.place.${field.place}`)}, ${t(field.isRequired ? 'reference.required' : 'reference.optional')}`,
            meaning: <FieldMeaning field={field} />,
          }))}
        />
      )}
      <RequestSamples operation={operation} values={values} language={language} onLanguage={onLanguage} />
      <div>
        <Button
          variant="outlined"
          aria-expanded={isTrying}
          aria-controls={isTrying ? formId : undefined}
          aria-label={t('reference.try.about', { action, method, path })}
          onClick={() => setTrying(!isTrying)}
        >
          {action}
        </Button>
        <Box id={formId}>
          {isTrying && (
            <LoadedTryIt
              operation={operation}
              values={values}
              onValues={setValues}
              apiKey={apiKey}
              onApiKey={onApiKey}
            />
          )}
        </Box>
      </div>
      <div>
        <Unfolding title={t('reference.answer')}>
          <MemberList
            label={t('reference.answer')}
            members={answer.members.map(({ name, type, description: meaning, isRequired }) => ({
              name,
              kind: isRequired ? type : `${type}, ${t('reference.answer.sometimes')}`,
              meaning: <MarkedText>{meaning}</MarkedText>,
            }))}
          />
          <CodeSample name={`${id}.json`} code={JSON.stringify(answer.example, null, 2)} />
        </Unfolding>
        {needsKey && (
          <Unfolding title={t('reference.problems')}>
            <MemberList
              label={t('reference.problems')}
              members={problems.map(({ status, codes }) => ({
                name: status,
                kind: '',
                meaning: <ProblemLinks codes={codes} />,
              }))}
            />
          </Unfolding>
        )}
      </div>
    </Box>
  );
}

function FieldMeaning({ field }: { field: OperationField }) {
  const t = useText();
  return (
    <>
      <MarkedText>{field.description}</MarkedText>{' '}
      {field.options.length > 0 ? (
        <>
          {t('reference.options')}{' '}
          {field.options.map((option) => (
            <span key={option}>
              <InlineCode noWrap>{option}</InlineCode>{' '}
            </span>
          ))}
        </>
      ) : (
        <>
          {t('reference.example')} <InlineCode>{field.example}</InlineCode>
        </>
      )}
    </>
  );
}

function ProblemLinks({ codes }: { codes: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {codes.map((code) => (
        <Box
          key={code}
          component={Link}
          to={localTo({ pathname: paths.apiErrors, hash: code })}
          translate="no"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 32,
            color: 'primary.main',
            fontFamily: 'monospace',
            fontSize: '0.8125rem',
          }}
        >
          {code}
        </Box>
      ))}
    </Box>
  );
}
