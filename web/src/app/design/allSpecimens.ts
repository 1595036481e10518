import { dialogSpecimens } from './dialogSpecimens.tsx';
import { fieldSpecimens } from './fieldSpecimens.tsx';
import { pictureSpecimens } from './pictureSpecimens.tsx';
import { settingSpecimens } from './settingSpecimens.tsx';
import type { SpecimenStates } from './SpecimenStates.ts';
import { stateSpecimens } from './stateSpecimens.tsx';
import { textSpecimens } from './textSpecimens.tsx';

/** All specimens, by the title of their section. */
export const allSpecimens: Readonly<Record<string, SpecimenStates>> = {
  Pictures: pictureSpecimens,
  'Texts, buttons and rows': textSpecimens,
  'States of lists and pages': stateSpecimens,
  'Fields and signing': fieldSpecimens,
  Settings: settingSpecimens,
  Dialogs: dialogSpecimens,
};
