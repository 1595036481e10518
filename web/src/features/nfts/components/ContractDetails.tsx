import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import type { ReactNode } from 'react';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { useCopy } from '../../../components/useCopy.ts';
import { useExplorer } from '../../../components/useExplorer.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { KnownNft } from '../ChainNft.ts';
import { formatUnits } from '../formatUnits.ts';
import { formatList } from '../../../lib/format/formatList.ts';

interface ContractDetailsProps {
  nft: KnownNft;
  /** Checksum address; undefined if unknown or if there are several. */
  owner: string | undefined;
  /** The user's name for the owner; undefined for an unknown address. */
  ownerName: string | undefined;
}

const STANDARDS = { erc721: 'ERC-721', erc1155: 'ERC-1155' } as const;

/** Contract, network and owner of an NFT, with a link to the block explorer. */
export function ContractDetails({ nft, owner, ownerName }: ContractDetailsProps) {
  const t = useText();
  const mask = useMask();
  const { network, contract, tokenId, standard, holders } = nft;
  const explorer = useExplorer(network);
  return (
    <Card component="section" aria-labelledby="nft-details" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="nft-details" sx={{ mb: 1.5 }}>
        {t('nfts.details')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        <Detail term={t('nfts.contractAddress')}>
          <CopiedAddress address={contract} label={t('nfts.copyContract')} />
        </Detail>
        <Detail term={t('nfts.tokenId')}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {tokenId}
          </Box>
        </Detail>
        <Detail term={t('nfts.network')}>
          {network.name} {network.type === 'testnet' && <TestBadge />}
        </Detail>
        <Detail term={t('nfts.owner')}>{ownerText()}</Detail>
        <Detail term={t('nfts.standard')}>{standard ? STANDARDS[standard] : '—'}</Detail>
        {standard === 'erc1155' && <Detail term={t('nfts.amount')}>{amountText()}</Detail>}
      </Box>
      {explorer !== undefined && (
        <Button
          component="a"
          href={`${explorer}/token/${contract}?a=${tokenId}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          fullWidth
          endIcon={<OpenInNewRounded />}
          sx={{ mt: 2, minHeight: 44 }}
        >
          {t('nfts.explorer')}
        </Button>
      )}
    </Card>
  );

  function ownerText(): ReactNode {
    const [holder] = holders;
    if (holder?.account.derivationIndex === null)
      return <bdi>{t('nfts.watched', { name: holder.account.name })}</bdi>;
    if (holder) {
      const name = formatList(holders.map(({ account }) => account.name));
      return <bdi>{t('nfts.you', { name })}</bdi>;
    }
    if (owner === undefined) return '—';
    return (
      <>
        {ownerName !== undefined && <bdi>{ownerName} </bdi>}
        <CopiedAddress address={owner} label={t('nfts.copyOwner')} />
      </>
    );
  }

  function amountText(): string {
    if (holders.length === 0 || holders.some(({ units }) => units === undefined)) return '—';
    const sum = holders.reduce((all, { units = 0n }) => all + units, 0n).toString();
    const written = formatUnits(sum);
    if (mask(written) !== written) return mask(written);
    // Truncated values have the full one beside them.
    return written.replaceAll(',', '') === sum ? written : `${written} (${sum})`;
  }
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, minHeight: 28 }}
    >
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
        {term}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        translate="no"
        sx={{ m: 0, fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere', textAlign: 'right' }}
      >
        {children}
      </Typography>
    </Box>
  );
}

function CopiedAddress({ address, label }: { address: string; label: string }) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { isCopied, copy } = useCopy();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <Box component="span" title={address} sx={{ fontFamily: 'monospace' }}>
        {shortenContractAddress(address)}
      </Box>
      <IconButton
        aria-label={label}
        edge="end"
        onClick={() => {
          void copy(address).then((done) => {
            if (done) enqueueSnackbar(t('nfts.copied'), { variant: 'success' });
          });
        }}
        sx={{ width: 44, height: 44, my: -1 }}
      >
        {isCopied ? <CheckRounded fontSize="small" /> : <ContentCopyRounded fontSize="small" />}
      </IconButton>
    </Box>
  );
}
