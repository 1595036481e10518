import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BoltRounded from '@mui/icons-material/BoltRounded';
import CodeRounded from '@mui/icons-material/CodeRounded';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import MenuBookRounded from '@mui/icons-material/MenuBookRounded';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import TokenOutlined from '@mui/icons-material/TokenOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import { excerptOf } from '../markWords.ts';
import type { FoundGroup } from '../groupFound.ts';
import type { Found } from '../readSearchIndex.ts';
import { followLink } from './followLink.ts';
import { MarkedText } from './MarkedText.tsx';

const icons = {
  actions: BoltRounded,
  accounts: AccountBalanceWalletOutlined,
  contacts: ContactsOutlined,
  tokens: TokenOutlined,
  transactions: ReceiptLongOutlined,
  settings: SettingsOutlined,
  help: HelpOutlineRounded,
  documentation: MenuBookRounded,
  endpoints: CodeRounded,
  errors: ErrorOutlineRounded,
  pages: ArticleOutlined,
} as const;

interface SearchResultsProps {
  id: string;
  /** Returns the id of an option by its index in the whole list. */
  optionId: (index: number) => string;
  groups: readonly FoundGroup[];
  /** Title above all groups. */
  title: string | undefined;
  /** Index of the option that Enter opens. */
  chosen: number;
  onChoose: (index: number) => void;
  opensInNewTab: boolean;
  onFollow: (url: string) => void;
}

/** Results by group. The focus stays in the field, which names the active option. */
export function SearchResults({
  id,
  optionId,
  groups,
  title,
  chosen,
  onChoose,
  ...following
}: SearchResultsProps) {
  const t = useText();
  if (groups.length === 0) return null;
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { found }) => sum + found.length, 0),
  );
  return (
    <>
      {title !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1, pt: 0.5 }}>
          {title}
        </Typography>
      )}
      <Box id={id} role="listbox" aria-label={t('search.results')}>
        {groups.map(({ group, found }, place) => (
          <Box key={group} role="group" aria-labelledby={`${id}-${group}`} sx={{ pb: 1 }}>
            <Typography
              id={`${id}-${group}`}
              role="presentation"
              variant="caption"
              component="div"
              sx={{ px: 1, pt: 1, pb: 0.5, fontWeight: 650, color: 'text.secondary' }}
            >
              {t(`search.group.${group}`)}
            </Typography>
            {found.map((one, index) => {
              const at = (starts[place] ?? 0) + index;
              return (
                <Option
                  key={one.url}
                  id={optionId(at)}
                  found={one}
                  isChosen={at === chosen}
                  onPoint={() => at !== chosen && onChoose(at)}
                  {...following}
                />
              );
            })}
          </Box>
        ))}
      </Box>
    </>
  );
}

interface OptionProps extends Pick<SearchResultsProps, 'opensInNewTab' | 'onFollow'> {
  id: string;
  found: Found;
  isChosen: boolean;
  onPoint: () => void;
}

function Option({ id, found, isChosen, onPoint, opensInNewTab, onFollow }: OptionProps) {
  const { url, group, title, context, text, words } = found;
  const Icon = icons[group];
  const excerpt = excerptOf(text, words);
  return (
    <Box
      component="a"
      role="option"
      id={id}
      href={url}
      aria-selected={isChosen}
      tabIndex={-1}
      {...(opensInNewTab && { target: '_blank', rel: 'noopener' })}
      onClick={followLink(url, opensInNewTab, onFollow)}
      // Not when the list moves under a resting pointer.
      onMouseMove={onPoint}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 1,
        py: 1,
        borderRadius: '10px',
        color: 'text.primary',
        textDecoration: 'none',
        scrollMarginBlock: 40,
        '&[aria-selected="true"]': {
          bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
          boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
        },
      }}
    >
      <Icon fontSize="small" sx={{ mt: 0.25, color: isChosen ? 'primary.main' : 'text.secondary' }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box
          translate={group === 'errors' ? 'no' : undefined}
          sx={{ fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' }}
        >
          <MarkedText words={words}>{title}</MarkedText>
        </Box>
        {context && (
          <Box
            sx={{
              typography: 'caption',
              color: 'text.secondary',
              overflowWrap: 'anywhere',
              ...(group === 'endpoints' && { fontFamily: 'monospace' }),
            }}
          >
            <MarkedText words={words}>{context}</MarkedText>
          </Box>
        )}
        {words.size > 0 && (
          <Box
            sx={{
              typography: 'caption',
              color: 'text.secondary',
              display: '-webkit-box',
              overflow: 'hidden',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '2',
            }}
          >
            <MarkedText words={words}>{excerpt}</MarkedText>
          </Box>
        )}
      </Box>
    </Box>
  );
}
