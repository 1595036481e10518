import { normaliseMnemonic } from '@everything-wallet/core/accounts/normaliseMnemonic';
import { phraseLengths } from '@everything-wallet/core/accounts/phraseLengths';
import { phraseProblem } from '@everything-wallet/core/accounts/phraseProblem';
import { readPhraseWords } from '@everything-wallet/core/accounts/readPhraseWords';
import { wordProblem } from '@everything-wallet/core/accounts/wordProblem';
import { readFieldProblem } from '@everything-wallet/core/errors/fieldProblem';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { placeWords, resizeWords } from '../placeWords.ts';
import { WordField } from './WordField.tsx';

/** To begin with, as many as the wallet makes itself. */
const NO_WORDS = resizeWords([], 12);

interface Problem {
  readonly id: TextId;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** The index of the word that it is about. */
  readonly at?: number | undefined;
}

interface Several {
  readonly count: number;
  readonly refusal?: TextId;
}

interface PhraseWordsFormProps {
  submitLabel: string;
  isBusy: boolean;
  /** Called with a valid mnemonic in its normal form. */
  onSubmit: (phrase: string) => void;
  /** What stands beside the button that submits. */
  children?: ReactNode;
}

/**
 * A recovery phrase, word by word: fields that complete the words of the list, name what is wrong by its place, and take a
 * whole phrase that is put into any of them.
 *
 * The words stand in the inputs and in memory, and nowhere else; a page that is put aside keeps neither.
 */
export function PhraseWordsForm({ submitLabel, isBusy, onSubmit, children }: PhraseWordsFormProps) {
  const t = useText();
  const problemId = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const wanted = useRef<number>(undefined);
  const [words, setWords] = useState(NO_WORDS);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** How many words came together just now, and why they were not taken. */
  const [several, setSeveral] = useState<Several>();

  const problem: Problem | undefined =
    several?.refusal !== undefined
      ? { id: several.refusal, values: { count: several.count } }
      : problemOf(words, (index) => isSubmitted || left.has(index), isSubmitted);

  // What was put into the fields by other means than typing. They are written to and not controlled: see WordField.
  useLayoutEffect(() => {
    for (const [index, word] of words.entries()) {
      const input = inputs.current[index];
      if (input && normaliseMnemonic(input.value) !== word) input.value = word;
    }
    if (wanted.current !== undefined) inputs.current[wanted.current]?.focus();
    wanted.current = undefined;
  }, [words, several]);

  // A page that the browser puts aside, to show it again when somebody comes back, would keep the words.
  useEffect(() => {
    const forget = () => {
      for (const input of inputs.current) if (input) input.value = '';
      setWords(NO_WORDS);
      setLeft(new Set());
      setIsSubmitted(false);
      setSeveral(undefined);
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);

  function setWord(index: number, word: string) {
    setSeveral(undefined);
    setWords((before) => before.with(index, word));
  }

  function putSeveral(text: string, at: number) {
    const added = readPhraseWords(text);
    if (added.length === 0) return;
    const placed = added === 'ambiguous' ? undefined : placeWords(words, added, at);
    setIsSubmitted(false);
    if (!placed) {
      const refusal = added === 'ambiguous' ? 'bring.error.twoWays' : 'bring.error.tooMany';
      setSeveral({ count: added.length, refusal });
      // Typed or dropped into the field it would stay there.
      const input = inputs.current[at];
      if (input) input.value = words[at] ?? '';
      return;
    }
    setSeveral({ count: added.length });
    const judged = new Set(placed.flatMap((word, index) => (word === '' ? [] : [index])));
    const problemAt = problemOf(placed, (index) => judged.has(index), true)?.at;
    // Whoever pastes word by word goes on from where they are.
    if (added.length > 1) wanted.current = problemAt ?? placed.length - 1;
    setLeft(judged);
    setWords(placed);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsSubmitted(true);
    setSeveral(undefined);
    const found = problemOf(words, () => true, true);
    if (!found) onSubmit(words.join(' '));
    else inputs.current[found.at ?? 0]?.focus();
  }

  return (
    <Box component="form" noValidate autoComplete="off" onSubmit={submit}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {t('bring.count')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          disabled={isBusy}
          aria-label={t('bring.count')}
          value={words.length}
          onChange={(_, length: number | null) => {
            if (length === null) return;
            setSeveral(undefined);
            setIsSubmitted(false);
            setWords(resizeWords(words, length));
          }}
        >
          {phraseLengths.map((length) => (
            <ToggleButton key={length} value={length} sx={{ minWidth: 44, minHeight: 44 }}>
              {length}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        role="group"
        aria-label={t('bring.words')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' }, gap: 1 }}
      >
        {words.map((_, index) => (
          <WordField
            // Places, not words: they neither move nor change.
            key={index}
            place={index + 1}
            inputRef={(input) => {
              inputs.current[index] = input;
            }}
            isWrong={problem?.at === index}
            problemId={problemId}
            autoFocus={index === 0}
            disabled={isBusy}
            onType={(word) => setWord(index, word)}
            onSeveral={(text) => putSeveral(text, index)}
            onNext={() => inputs.current[index + 1]?.focus()}
            onLeave={() => setLeft((before) => new Set(before).add(index))}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('bring.pasteHelp')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {several && several.refusal === undefined ? t('bring.filled', { count: several.count }) : ''}
      </Box>
      {problem && (
        <Alert severity="error" id={problemId} sx={{ mt: 2, overflowWrap: 'anywhere' }} translate="no">
          {t(problem.id, problem.values)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1, mt: 3 }}>
        {children}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isBusy}
          startIcon={isBusy ? <CircularProgress size={18} color="inherit" /> : undefined}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 auto' } }}
        >
          {submitLabel}
        </Button>
      </Box>
    </Box>
  );
}

/**
 * What is wrong first: a word that is not in the list, then one that is missing, then what all of them are together.
 *
 * @param isJudged whether somebody is done with a word
 * @param isWhole whether a word that is missing is wrong
 */
function problemOf(
  words: readonly string[],
  isJudged: (index: number) => boolean,
  isWhole: boolean,
): Problem | undefined {
  for (const [index, word] of words.entries()) {
    const written = word !== '' && isJudged(index) ? wordProblem(word, index + 1) : undefined;
    if (written !== undefined) return { ...problemWritten(written), at: index };
  }
  const missing = words.indexOf('');
  if (missing >= 0) {
    return isWhole ? { id: 'bring.error.missing', values: { place: missing + 1 }, at: missing } : undefined;
  }
  const written = words.every((_, index) => isJudged(index)) ? phraseProblem(words.join(' ')) : undefined;
  return written === undefined ? undefined : problemWritten(written);
}

function problemWritten(written: string): Problem {
  const { id, values } = readFieldProblem(written);
  return { id: id as TextId, values };
}
