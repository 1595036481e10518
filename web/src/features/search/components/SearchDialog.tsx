import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { compiledTexts } from 'virtual:compiled-messages/search';
import { LightButton } from '../../../components/LightButton.tsx';
import { SearchIcon } from '../../../components/SearchIcon.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { isSearchShortcut } from '../../../lib/search/searchShortcut.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { loadSearchIndex } from '../api/loadSearchIndex.ts';
import { findOwn } from '../findOwn.ts';
import { groupFound } from '../groupFound.ts';
import { containsTypedText } from '../containsTypedText.ts';
import type { Found } from '../readSearchIndex.ts';
import type { SearchEntry } from '../SearchEntry.ts';
import { startingPoints } from '../startingPoints.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchHints } from './SearchHints.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useModal } from './useModal.ts';

loadTexts(compiledTexts);

const NOTHING_OWN: readonly SearchEntry[] = [];

/** What is offered of the user's own before anything is typed. */
function startOf(own: readonly SearchEntry[]): readonly Found[] {
  return own
    .filter(({ group }) => group === 'actions')
    .map((entry) => ({ ...entry, words: new Set<string>() }));
}

export interface SearchDialogProps {
  /** What can be found beside the public pages: the user's own. */
  own?: readonly SearchEntry[];
  /** Goes to an address of this site, and closes. */
  onFollow: (url: string) => void;
  onClose: () => void;
}

/**
 * The search over the user's own, documentation and help: a combobox that keeps the focus, and the list of what it found (ARIA Authoring
 * Practices, Combobox). Nothing that is typed leaves the browser. In a dialog of the browser's own, since a visitor's page
 * has none of the theme's.
 */
export function SearchDialog({ own = NOTHING_OWN, onFollow, onClose }: SearchDialogProps) {
  const t = useText();
  const title = t(own.length > 0 ? 'search.title.own' : 'search.title');
  const dialog = useModal();
  const [opensInNewTab] = useState(() => containsTypedText(document));
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const search = useLoaded(loadSearchIndex);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);

  const failure = search.status === 'failed' ? search.error : undefined;
  useEffect(() => {
    if (failure !== undefined) logProblem('The index of the search could not be loaded', failure);
  }, [failure]);

  const asked = query.trim();
  const index = search.status === 'ready' ? search.value : undefined;
  const groups = useMemo(() => {
    const ofUser = asked === '' ? startOf(own) : findOwn(own, asked);
    const written =
      asked === '' ? startingPoints.flatMap((url) => index?.at(url) ?? []) : (index?.find(asked) ?? []);
    return groupFound([...ofUser, ...written]);
  }, [index, own, asked]);
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  const isNothingFound = index !== undefined && count === 0;

  function type(text: string) {
    setQuery(text);
    setChosen(0);
    if (list.current) list.current.scrollTop = 0;
  }

  function choose(option: number) {
    setChosen(option);
    document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    // An input method has keys of its own.
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') choose((chosen + 1) % count);
    else if (event.key === 'ArrowUp') choose((chosen - 1 + count) % count);
    else if (event.key === 'Enter') {
      const { ctrlKey, metaKey, shiftKey } = event;
      // A link knows what each of these keys means.
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      document.getElementById(optionId(chosen))?.dispatchEvent(press);
    } else return;
    event.preventDefault();
  }

  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        // It is gone by not being drawn any more.
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={({ nativeEvent }) => {
        if (!isSearchShortcut(nativeEvent)) return;
        nativeEvent.preventDefault();
        onClose();
      }}
      sx={{
        boxSizing: 'border-box',
        width: { xs: '100%', sm: 'min(640px, 100% - 48px)' },
        maxWidth: 'none',
        height: { xs: '100dvh', sm: 'fit-content' },
        maxHeight: { xs: 'none', sm: '80dvh' },
        m: 0,
        mx: 'auto',
        mt: { sm: '10dvh' },
        p: 0,
        border: 0,
        borderRadius: { sm: '20px' },
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 24,
        overflow: 'hidden',
        '&[open]': { display: 'flex', flexDirection: 'column' },
        '&::backdrop': { bgcolor: 'rgba(0, 0, 0, 0.5)' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          pl: 2.5,
          pr: 1,
          minHeight: 60,
          flexShrink: 0,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {/* The field is the first that can have the focus, so that the dialog gives it to it. */}
        <SearchIcon />
        <Box
          component="input"
          ref={field}
          type="text"
          role="combobox"
          aria-label={title}
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? optionId(chosen) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={`${title}…`}
          value={query}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          sx={{
            flex: 1,
            minWidth: 0,
            height: 56,
            p: 0,
            border: 0,
            outline: 0,
            bgcolor: 'transparent',
            color: 'inherit',
            font: 'inherit',
            fontSize: '1.0625rem',
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        {query !== '' && (
          <LightButton
            look="text"
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          >
            {t('search.clear')}
          </LightButton>
        )}
        <Box
          component="button"
          type="button"
          aria-label={t('search.close')}
          onClick={onClose}
          sx={{
            display: 'flex',
            p: 1.25,
            border: 0,
            borderRadius: '10px',
            bgcolor: 'transparent',
            color: 'text.secondary',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <CloseRounded />
        </Box>
      </Box>
      <Box ref={list} sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', px: 1.5, py: 1 }}>
        {search.status === 'loading' && (
          <Typography color="textSecondary" sx={{ p: 1 }}>
            {t('common.loading')}
          </Typography>
        )}
        {search.status === 'failed' && (
          <Box role="alert" sx={{ p: 1, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            {t('search.error')}
            <LightButton
              onClick={() => {
                search.retry();
                field.current?.focus();
              }}
            >
              {t('common.retry')}
            </LightButton>
          </Box>
        )}
        {isNothingFound && <NothingFound query={asked} opensInNewTab={opensInNewTab} onFollow={onFollow} />}
        <SearchResults
          id={listId}
          optionId={optionId}
          groups={groups}
          title={asked === '' ? t('search.often') : undefined}
          chosen={chosen}
          onChoose={setChosen}
          opensInNewTab={opensInNewTab}
          onFollow={onFollow}
        />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {isNothingFound && t('search.none', { query: asked })}
        {asked !== '' && count > 0 && t('search.count', { count })}
      </Box>
      <SearchHints opensInNewTab={opensInNewTab} />
    </Box>
  );
}
