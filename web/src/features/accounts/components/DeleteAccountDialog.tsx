import type { TextId } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { accountName } from '../../../lib/names/accountName.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Account } from '../Account.ts';

interface DeleteAccountDialogProps {
  account: Account;
  /** True if the wallet has no address afterwards. */
  isLast: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Explains what deleting an account means for its coins and for a cost basis, and asks for confirmation. */
export function DeleteAccountDialog({ account, isLast, ...dialog }: DeleteAccountDialogProps) {
  const t = useText();
  const label = accountName(account, account.number, t);
  return (
    <ConfirmDialog
      {...dialog}
      title={isLast ? t('accounts.deleteLastTitle') : t('accounts.deleteTitle', { account: label })}
      text={
        account.watch_only ? t(consequence()) : `${t(consequence())} ${t('accounts.deleteCostBasisText')}`
      }
      confirmLabel={t('common.delete')}
    />
  );

  function consequence(): TextId {
    if (isLast) return 'accounts.deleteLastText';
    return account.watch_only ? 'accounts.deleteWatchOnlyText' : 'accounts.deleteText';
  }
}
