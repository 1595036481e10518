import type { ComponentType } from 'react';

/** States of components, by the name of the component's file: what each state is, and a component that draws it. */
export type SpecimenStates = Readonly<Record<string, Readonly<Record<string, ComponentType>>>>;
