import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { AccountSelect } from '../../components/AccountSelect.tsx';
import { AmountField } from '../../components/AmountField.tsx';
import { ConcealedField } from '../../components/ConcealedField.tsx';
import { DevicePasswordField } from '../../components/DevicePasswordField.tsx';
import { FormTextField } from '../../components/FormTextField.tsx';
import { LookalikeNotice } from '../../components/LookalikeNotice.tsx';
import { PasskeyButton } from '../../components/PasskeyButton.tsx';
import { PhraseField } from '../../components/PhraseField.tsx';
import { PhraseGrid } from '../../components/PhraseGrid.tsx';
import { RetypeField } from '../../components/RetypeField.tsx';
import { SignButton } from '../../components/SignButton.tsx';
import { SigningContent } from '../../components/SigningContent.tsx';
import { SigningKeyField } from '../../components/SigningKeyField.tsx';
import { TakeableList } from '../../components/TakeableList.tsx';
import { UnseenSecret } from '../../components/UnseenSecret.tsx';
import { judgeRecipient } from '@everything-wallet/core/recipients/judgeRecipient';
import { useRetyping } from '../../lib/recipients/useRetyping.ts';
import { VaultContext, type DeviceVault } from '../../lib/vault/VaultContext.ts';
import { sample } from './sample.ts';
import type { SpecimenStates } from './SpecimenStates.ts';

interface Values {
  text: string;
  phrase: string;
  password: string;
}

const nothing = () => undefined;

/** A vault that nothing calls: the specimens only draw that there is one. */
const vault = {} as DeviceVault;

/** Draws fields of a form, with an error at the first if one is given. */
function Fields({ draw, error }: { draw: (control: Control<Values>) => ReactNode; error?: string }) {
  const { control, setError } = useForm<Values>({
    defaultValues: { text: error === undefined ? '' : '1.5', phrase: '', password: '' },
  });
  useEffect(() => {
    if (error !== undefined) setError('text', { message: error });
  }, [error, setError]);
  return <Box sx={{ display: 'grid', gap: 2 }}>{draw(control)}</Box>;
}

const known = [{ address: sample.address, kind: 'contact', name: 'Savings' }] as const;
const judgement = judgeRecipient(sample.other, known, 'ethereum');

function Lookalike() {
  return (
    <LookalikeNotice
      address={sample.other}
      judgement={judgement}
      retyping={useRetyping(sample.other, judgement)}
      retypedText="send.guard.retyped"
      disabled={false}
    />
  );
}

function Retype() {
  const retyping = useRetyping(sample.other, judgement);
  return (
    retyping && (
      <RetypeField
        retyping={retyping}
        knownName="Savings"
        retypedText="send.guard.retyped"
        disabled={false}
      />
    )
  );
}

function Accounts({ disabled = false }: { disabled?: boolean }) {
  const [address, setAddress] = useState<string>(sample.address);
  return (
    <AccountSelect
      label="Account"
      accounts={sample.accounts}
      value={address}
      disabled={disabled}
      onChange={setAddress}
    />
  );
}

const settled = { isSettled: true, maySign: () => false, isSecretUnseen: false, reasonId: 'design-unseen' };

const keyField = (key: 'phrase' | 'password' | 'passkey' | 'unlocked') => () => (
  <Fields
    draw={(control) => (
      <SigningKeyField
        control={control}
        phraseName="phrase"
        passwordName="password"
        choice={{ key, vault: undefined, choose: nothing }}
        phraseHelp="The phrase stays in this tab."
        unlockedText="The wallet on this device signs."
        disabled={false}
      />
    )}
  />
);

/** Fields, among them those for a phrase or password that signs. */
export const fieldSpecimens: SpecimenStates = {
  FormTextField: {
    default: () => (
      <Fields
        draw={(control) => <FormTextField control={control} name="text" label="Name" helperText="Help" />}
      />
    ),
    error: () => (
      <Fields
        error="common.error.required"
        draw={(control) => <FormTextField control={control} name="text" label="Name" />}
      />
    ),
    disabled: () => (
      <Fields draw={(control) => <FormTextField control={control} name="text" label="Name" disabled />} />
    ),
  },
  AmountField: {
    default: () => (
      <Fields draw={(control) => <AmountField control={control} name="text" label="Amount" />} />
    ),
    disabled: () => (
      <Fields draw={(control) => <AmountField control={control} name="text" label="Amount" disabled />} />
    ),
  },
  ConcealedField: {
    default: () => (
      <Fields draw={(control) => <ConcealedField control={control} name="password" label="Password" />} />
    ),
  },
  DevicePasswordField: {
    default: () => <Fields draw={(control) => <DevicePasswordField control={control} name="password" />} />,
  },
  PhraseField: {
    default: () => <Fields draw={(control) => <PhraseField control={control} name="phrase" />} />,
  },
  PhraseGrid: {
    hidden: () => <PhraseGrid words={sample.words} isShown={false} />,
    shown: () => <PhraseGrid words={sample.words} isShown />,
  },
  PasskeyButton: {
    'of a locked vault with a passkey': () => (
      <VaultContext value={{ state: { status: 'locked', hasPasskey: true }, vault }}>
        <PasskeyButton disabled={false} />
      </VaultContext>
    ),
    disabled: () => (
      <VaultContext value={{ state: { status: 'locked', hasPasskey: true }, vault }}>
        <PasskeyButton disabled />
      </VaultContext>
    ),
  },
  SigningKeyField: {
    'by phrase': keyField('phrase'),
    'by password': keyField('password'),
    'by passkey': keyField('passkey'),
    unlocked: keyField('unlocked'),
  },
  SigningContent: {
    default: () => (
      <SigningContent keyField={<Box sx={{ bgcolor: 'action.hover', p: 1 }}>Key</Box>}>
        <Box sx={{ bgcolor: 'action.hover', p: 1 }}>Summary</Box>
      </SigningContent>
    ),
  },
  SignButton: {
    ready: () => (
      <SignButton settled={settled} isBusy={false} onPress={nothing}>
        Send
      </SignButton>
    ),
    'while the summary moves': () => (
      <SignButton settled={{ ...settled, isSettled: false }} isBusy={false} onPress={nothing}>
        Send
      </SignButton>
    ),
    busy: () => (
      <SignButton settled={settled} isBusy onPress={nothing}>
        Sending…
      </SignButton>
    ),
  },
  UnseenSecret: {
    'the field is out of view': () => <UnseenSecret settled={{ ...settled, isSecretUnseen: true }} />,
  },
  AccountSelect: { default: () => <Accounts />, disabled: () => <Accounts disabled /> },
  LookalikeNotice: { 'of a saved contact': Lookalike },
  RetypeField: { default: Retype },
  TakeableList: {
    'asks the nodes of this stack': () => (
      <TakeableList
        network={sample.ethereum}
        takeables={[
          {
            owner: sample.address,
            spender: sample.stranger,
            contract: sample.usdc,
            kind: 'token',
            amount: 'all',
            isByPermit2: false,
          },
        ]}
        nameOf={() => 'Uniswap'}
      />
    ),
  },
};
