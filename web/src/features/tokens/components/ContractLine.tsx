import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useSnackbar } from 'notistack';
import { useCopy } from '../../../components/useCopy.ts';
import { useText } from '../../../lib/text/useText.ts';

interface ContractLineProps {
  /** Checksum address of the token's contract. */
  contract: string;
}

/** Contract address, its first 6 and last 4 characters (docs/product.md §9), with a button that copies it in full. */
export function ContractLine({ contract }: ContractLineProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { isCopied, copy } = useCopy();
  return (
    <>
      <Box component="span" title={contract} translate="no" sx={{ fontFamily: 'monospace' }}>
        {`${contract.slice(0, 6)}…${contract.slice(-4)}`}
      </Box>
      <IconButton
        aria-label={t('tokens.page.copyContract')}
        edge="end"
        onClick={() => {
          void copy(contract).then((done) => {
            if (done) enqueueSnackbar(t('common.copied'), { variant: 'success' });
          });
        }}
        sx={{ width: 44, height: 44 }}
      >
        {isCopied ? <CheckRounded fontSize="small" /> : <ContentCopyRounded fontSize="small" />}
      </IconButton>
    </>
  );
}
